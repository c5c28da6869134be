// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/books.h"

#include <QString>

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <string>

namespace mz::testing {

// A JSON Schema by valijson; the path is below the root of the sources.
class SchemaValidator {
public:
    explicit SchemaValidator(const char* path) {
        const auto schema = nlohmann::json::parse(fileText(path));
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(schema), m_schema);
    }

    // Empty where the schema takes the text.
    [[nodiscard]] QString refusal(const std::string& text) {
        const auto value = nlohmann::json::parse(text, nullptr, false);
        if (value.is_discarded())
            return "no JSON";
        valijson::ValidationResults results;
        if (m_validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(value),
                                 &results))
            return "";
        QString all;
        valijson::ValidationResults::Error error;
        while (results.popError(error)) {
            for (const std::string& step : error.context)
                all += QString::fromStdString(step);
            all += ": " + QString::fromStdString(error.description) + '\n';
        }
        return all.isEmpty() ? "refused" : all;
    }

private:
    valijson::Schema m_schema;
    valijson::Validator m_validator;
};

} // namespace mz::testing
