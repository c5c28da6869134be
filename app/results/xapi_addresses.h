// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/filed_verdict.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace mz {

// What belongs to the school and to the house that publishes the program. Names below "example" are
// reserved and belong to nobody: they stand for the real ones.
struct XapiOptions {
    std::string base = "https://mazziere.example/xapi"; // of what we name; no slash at its end
    std::string school = "https://school.example/";     // where the trainees' numbers are known
    bool names = true;                                  // of the trainees
};

// An address that statements can carry, at most 200 bytes.
[[nodiscard]] bool isAddress(std::string_view text);

enum class Verb : std::uint8_t {
    initialized,
    terminated,
    restarted,
    passed,
    failed,
    exited,
    completed,
    skipped,
    received
};
inline constexpr int verbCount = 9;

// Its address and what it is called.
struct VerbWords {
    std::string_view address;
    std::string_view en;
    std::string_view it;
};
[[nodiscard]] const VerbWords& wordsOf(Verb verb);

namespace activity_type {
inline constexpr std::string_view simulation = "http://adlnet.gov/expapi/activities/simulation";
inline constexpr std::string_view remedy = "http://adlnet.gov/expapi/activities/cmi.interaction";
inline constexpr std::string_view scenario =
    "https://w3id.org/xapi/task-trainer-simulation/activity-types/task-trainer-scenario";
inline constexpr std::string_view step =
    "https://w3id.org/xapi/task-trainer-simulation/activity-types/task-trainer-step";
inline constexpr std::string_view correction =
    "https://w3id.org/xapi/task-trainer-simulation/activity-types/feedback-corrective";
} // namespace activity_type

inline constexpr std::string_view simulationMode =
    "https://w3id.org/xapi/simulation/extensions/simulation-mode";

// Addresses of our own.
[[nodiscard]] std::string programAddress(const XapiOptions& options);
[[nodiscard]] std::string hintAddress(const XapiOptions& options);
[[nodiscard]] std::string scenarioAddress(const XapiOptions& options, const FiledVerdict& verdict);
[[nodiscard]] std::string extension(const XapiOptions& options, std::string_view name);
// Below another address; whatever the part is, the address stays one.
[[nodiscard]] std::string below(std::string address, std::string_view part);

} // namespace mz
