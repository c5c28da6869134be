# SPDX-License-Identifier: GPL-3.0-or-later
# mazziere_fuzz(fuzz_<name>.cpp [LIBS <library>...])
#
# The file defines LLVMFuzzerTestOneInput. With MAZZIERE_FUZZ it becomes a libFuzzer program, which
# scripts/long runs; otherwise a test that feeds it every file of tests/fuzz/corpus/<name>.
function(mazziere_fuzz source)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBS")
    cmake_path(GET source STEM target)
    string(REGEX REPLACE "^fuzz_" "" name "${target}")
    add_executable(${target} "${source}")
    set_target_properties(${target} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/fuzz")
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PRIVATE ${arg_LIBS} mazziere_warnings)
    if(MAZZIERE_FUZZ)
        target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    else()
        target_sources(${target} PRIVATE "${PROJECT_SOURCE_DIR}/tests/fuzz/replay_main.cpp")
        add_test(NAME "fuzz/${name}"
                 COMMAND ${target} "${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${name}")
        set_tests_properties("fuzz/${name}" PROPERTIES TIMEOUT 300)
    endif()
endfunction()
