// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/xapi_parts.h"

#include "app/words/remedies.h"

#include <algorithm>
#include <set>
#include <utility>

namespace mz {

namespace {

using json::Value;

constexpr std::size_t longestText = 500; // characters

std::string shortened(const std::string& text) {
    std::size_t characters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
        if (begins && ++characters > longestText)
            return text.substr(0, i);
    }
    return text;
}

// Lower-case letters and digits in groups, single hyphens between them.
std::string asStepId(std::string_view step) {
    std::string id;
    for (const char letter : step) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (plain)
            id += letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    if (id.ends_with('-'))
        id.pop_back();
    return id.empty() ? "step" : id;
}

template <typename Say>
Text inBoth(Say say) {
    return {say(Words(Language::en)), say(Words(Language::it))};
}

} // namespace

Value texts(const Text& text) {
    Value value{json::Object{}};
    value.set("en", shortened(text.en));
    value.set("it", shortened(text.it));
    return value;
}

Value activity(std::string address, std::string_view type, const std::optional<Text>& name) {
    Value definition{json::Object{}};
    if (name)
        definition.set("name", texts(*name));
    definition.set("type", type);
    Value value{json::Object{}};
    value.set("objectType", "Activity");
    value.set("id", std::move(address));
    value.set("definition", std::move(definition));
    return value;
}

Value verbValue(Verb verb) {
    const VerbWords& words = wordsOf(verb);
    Value value{json::Object{}};
    value.set("id", words.address);
    value.set("display", texts({std::string(words.en), std::string(words.it)}));
    return value;
}

std::optional<Text> incidentName(const std::string& kind) {
    const auto known = incidentKindFromCode(kind);
    if (!known)
        return std::nullopt;
    return inBoth([&](const Words& words) { return title(words, *known); });
}

std::optional<Text> stepName(const std::string& step) {
    const auto known = stepFromCode(step);
    if (!known)
        return std::nullopt;
    return inBoth([&](const Words& words) { return instruction(words, *known); });
}

std::vector<std::string> stepIds(const std::vector<FiledStep>& steps) {
    std::vector<std::string> ids;
    std::set<std::string> taken;
    for (const FiledStep& step : steps) {
        const std::string id = asStepId(step.step);
        std::string free = id;
        for (int number = 2; !taken.insert(free).second; ++number)
            free = id + '-' + std::to_string(number);
        ids.push_back(std::move(free));
    }
    return ids;
}

Value scoreValue(int score) {
    Value value{json::Object{}};
    value.set("scaled", score / 100.0);
    value.set("raw", score);
    value.set("min", 0);
    value.set("max", 100);
    return value;
}

Value faultCodes(const std::vector<FiledFault>& faults) {
    Value codes{json::Array{}};
    std::set<Fault> said;
    for (const FiledFault& fault : faults)
        if (said.insert(fault.fault).second)
            codes.push(code(fault.fault));
    return codes;
}

} // namespace mz
