# SPDX-License-Identifier: GPL-3.0-or-later
# Joins goals.tsv with the CSV of Google Benchmark. Times become nanoseconds.
function human(value, measure, unit) {
    if (measure == "items_per_second")
        return sprintf("%.0f /s", value)
    if (unit == "x") return sprintf("%.2f x", value)
    if (unit == "KiB") return sprintf("%.1f MiB", value / 1024)
    if (unit == "times") return sprintf("%d times", value)
    if (value >= 1e9) return sprintf("%.2f s", value / 1e9)
    if (value >= 1e6) return sprintf("%.2f ms", value / 1e6)
    if (value >= 1e3) return sprintf("%.2f us", value / 1e3)
    return sprintf("%.1f ns", value)
}
BEGIN {
    scale["ns"] = 1; scale["us"] = 1e3; scale["ms"] = 1e6; scale["s"] = 1e9
    scale["x"] = scale["KiB"] = scale["times"] = 1
    printf "%-44s %16s %16s  %s\n", "benchmark", "figure", "goal", ""
}
FNR == 1 { ++file }
file == 1 {
    if ($0 ~ /^#/ || NF < 4) next
    measure[$1] = $2; relation[$1] = $3; goal[$1] = $4 + 0
    next
}
/^name,/ || !/^"/ { next }
{
    split(substr($0, 2), parts, "\"")
    name = parts[1]
    length_of_name = length(name)
    sub(/\/iterations:[0-9]+\/manual_time$/, "", name)
    rest = substr($0, length_of_name + 4)
    split(rest, column, ",")
    # iterations, real_time, cpu_time, time_unit, bytes_per_second, items_per_second
    short = name
    sub(/\/.*/, "", short)
    key = (name in goal) ? name : short
    if (!(key in goal)) {
        printf "%-44s %16s\n", name, human(column[2] * scale[column[4]], "real_time", column[4])
        next
    }
    seen[key] = 1
    value = measure[key] == "items_per_second" ? column[6] + 0 : column[2] * scale[column[4]]
    good = relation[key] == ">=" ? value >= goal[key] : value <= goal[key]
    printf "%-44s %16s %16s  %s\n", name, human(value, measure[key], column[4]),
           relation[key] " " human(goal[key], measure[key], column[4]), good ? "ok" : "MISSED"
}
END {
    for (key in goal)
        if (!(key in seen)) printf "%-44s %16s\n", key, "not measured"
}
