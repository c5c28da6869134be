# SPDX-License-Identifier: GPL-3.0-or-later
# mazziere_bench(bench_<name>.cpp [LIBS <library>...]): one program of Google Benchmark, with its
# main. scripts/bench runs every one and holds the figures against tests/bench/goals.tsv. It sees
# the root of the sources as MZ_SOURCE_DIR.
function(mazziere_bench source)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBS")
    cmake_path(GET source STEM target)
    add_executable(${target} "${source}")
    set_target_properties(${target} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bench")
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PRIVATE
        ${arg_LIBS} benchmark::benchmark_main mazziere_warnings)
    target_compile_definitions(${target} PRIVATE "MZ_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\"")
endfunction()
