// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report.h"

namespace mz {

namespace {

std::string lineOf(std::optional<int> line) {
    return line ? "line " + std::to_string(*line) : "never";
}

std::string faultText(const FaultFinding& fault) {
    std::string text = "  " + std::string(code(fault.severity)) + ": " +
                       std::string(code(fault.fault)) + " (" + lineOf(fault.line) + ")";
    if (fault.step != nullptr)
        text += " " + fault.step->id;
    return text + "\n";
}

} // namespace

std::string report(const Pack&, const Session&, const Verdict& verdict, const std::string&) {
    std::string text;
    for (const IncidentVerdict& incident : verdict.incidents) {
        text += std::string(code(incident.kind)) + " (" + incident.rule + "), line " +
                std::to_string(incident.opened.line) + ": " + std::string(code(incident.outcome)) +
                ", " + std::to_string(incident.score) + "\n";
        for (const StepFinding& step : incident.steps)
            text += std::string(step.done ? "  done " : "  due  ") + step.step->id + " (" +
                    lineOf(step.line) + ")\n";
        for (const FaultFinding& fault : incident.faults)
            text += faultText(fault);
    }
    for (const FaultFinding& fault : verdict.faults)
        text += faultText(fault);
    for (const Help& help : verdict.help)
        text += std::string(code(help.kind)) + " (" + lineOf(help.line) + "): -" +
                std::to_string(help.cost) + "\n";
    text += std::string(verdict.finished ? "" : "not finished, ") + "score " +
            std::to_string(verdict.score) + (verdict.passed ? ", passed\n" : ", not passed\n");
    return text;
}

} // namespace mz
