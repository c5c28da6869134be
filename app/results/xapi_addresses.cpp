// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/xapi_addresses.h"

#include "app/results/uuid.h"

#include <algorithm>
#include <array>

namespace mz {

namespace {

constexpr std::size_t longestAddress = 200;
constexpr std::size_t longestPart = 64;

constexpr std::array<VerbWords, verbCount> verbs{{
    {"http://adlnet.gov/expapi/verbs/initialized", "initialized", "ha avviato"},
    {"http://adlnet.gov/expapi/verbs/terminated", "terminated", "ha chiuso"},
    {"https://w3id.org/xapi/task-trainer-simulation/verbs/restarted", "restarted",
     "ha ricominciato"},
    {"http://adlnet.gov/expapi/verbs/passed", "passed", "ha superato"},
    {"http://adlnet.gov/expapi/verbs/failed", "failed", "non ha superato"},
    {"http://adlnet.gov/expapi/verbs/exited", "exited", "ha abbandonato"},
    {"http://adlnet.gov/expapi/verbs/completed", "completed", "ha eseguito"},
    {"http://id.tincanapi.com/verb/skipped", "skipped", "ha saltato"},
    {"https://w3id.org/xapi/task-trainer-simulation/verbs/received", "received", "ha ricevuto"},
}};

bool isPlain(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '-' || letter == '_' || letter == '.';
}

std::string percentEncoded(std::string_view text) {
    constexpr std::string_view hex = "0123456789ABCDEF";
    std::string encoded;
    for (const char letter : text) {
        if (isPlain(letter)) {
            encoded += letter;
            continue;
        }
        const auto byte = static_cast<unsigned char>(letter);
        encoded += '%';
        encoded += hex[byte >> 4U];
        encoded += hex[byte & 15U];
    }
    return encoded;
}

} // namespace

bool isAddress(std::string_view text) {
    const bool web = text.starts_with("https://") || text.starts_with("http://");
    const std::size_t host = text.find("//") + 2;
    return web && text.size() > host && text.size() <= longestAddress &&
           std::ranges::all_of(text, [](char letter) {
               constexpr std::string_view never = "<>\"{}|\\^`";
               return letter > ' ' && letter < '\x7F' &&
                      never.find(letter) == std::string_view::npos;
           });
}

const VerbWords& wordsOf(Verb verb) { return verbs[static_cast<std::size_t>(verb)]; }

std::string below(std::string address, std::string_view part) {
    std::string encoded = percentEncoded(part);
    if (encoded.empty() || encoded.size() > longestPart)
        encoded = uuidOf("", part); // a name for what is too long to be one
    return address.append(1, '/').append(encoded);
}

std::string programAddress(const XapiOptions& options) { return options.base + "/program"; }

std::string hintAddress(const XapiOptions& options) { return options.base + "/hint"; }

std::string scenarioAddress(const XapiOptions& options, const FiledVerdict& verdict) {
    return below(
        below(below(options.base + "/packs", verdict.pack), std::to_string(verdict.edition)),
        verdict.scenario);
}

std::string extension(const XapiOptions& options, std::string_view name) {
    return options.base + "/ext/" + std::string(name);
}

} // namespace mz
