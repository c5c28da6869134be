# SPDX-License-Identifier: GPL-3.0-or-later
# mazziere_test(<path>/tst_<name>.cpp [LIBS <library>...] [RUNS <program>...])
#
# One Qt Test program, one entry of ctest. The target is called tst_<name>; ctest knows it by its
# path below tests/, so that `ctest -R core/betting` runs one folder. The test sees the root of the
# sources as MZ_SOURCE_DIR, and each program of RUNS, built before it, as MZ_PROGRAM_<NAME>
# (mazziere-cli: MZ_PROGRAM_MAZZIERE_CLI). Widgets are drawn off screen.
function(mazziere_test source)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBS;RUNS")
    cmake_path(GET source STEM target)
    cmake_path(ABSOLUTE_PATH source NORMALIZE OUTPUT_VARIABLE path)
    cmake_path(RELATIVE_PATH path BASE_DIRECTORY "${PROJECT_SOURCE_DIR}/tests")
    string(REGEX REPLACE "\\.cpp$" "" path "${path}")

    add_executable(${target} "${source}")
    set_target_properties(${target} PROPERTIES
        AUTOMOC ON
        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests/bin")
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PRIVATE ${arg_LIBS} Qt6::Test mazziere_warnings)
    target_compile_definitions(${target} PRIVATE "MZ_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\"")
    foreach(program IN LISTS arg_RUNS)
        string(MAKE_C_IDENTIFIER "${program}" identifier)
        string(TOUPPER "${identifier}" identifier)
        add_dependencies(${target} ${program})
        target_compile_definitions(${target} PRIVATE
            "MZ_PROGRAM_${identifier}=\"$<TARGET_FILE:${program}>\"")
    endforeach()

    add_test(NAME "${path}" COMMAND ${target})
    set_tests_properties("${path}" PROPERTIES
        TIMEOUT 300
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC")
endfunction()
