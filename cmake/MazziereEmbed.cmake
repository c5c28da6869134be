# SPDX-License-Identifier: GPL-3.0-or-later
# mazziere_embed(<target> <name> <file>...)
#
# Puts the bytes of the files into <target>. The code that wants them writes
#     #include "embedded/<name>.h"
#     for (const mz::embedded::File& file : mz::embedded::<name>()) ... file.name, file.bytes
# in the order of the list; a file's name is the last part of its path, so it must be unique in
# the list. Paths are relative to the calling CMakeLists.txt. The assembler reads the files, so
# size costs nothing, and a changed file is embedded again by the next build.
function(mazziere_embed target name)
    set(folder "${PROJECT_BINARY_DIR}/generated/embedded")
    set(blocks "")
    set(symbols "")
    set(rows "")
    set(paths "")
    set(names "")
    set(number 0)
    foreach(file IN LISTS ARGN)
        cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE
                   OUTPUT_VARIABLE path)
        cmake_path(GET path FILENAME filename)
        if(filename IN_LIST names)
            message(FATAL_ERROR "mazziere_embed(${name}): two files are called ${filename}")
        endif()
        list(APPEND names "${filename}")
        list(APPEND paths "${path}")
        # The path is a string of the assembler inside a string of C++.
        string(REPLACE "\\" "\\\\\\\\" quoted "${path}")
        string(REPLACE "\"" "\\\\\\\"" quoted "${quoted}")
        set(symbol "mazziere_embedded_${name}_${number}")
        string(APPEND blocks
            "    \".global ${symbol}_begin, ${symbol}_end\\n\"\n"
            "    \"${symbol}_begin:\\n\"\n"
            "    \".incbin \\\"${quoted}\\\"\\n\"\n"
            "    \"${symbol}_end:\\n\"\n"
            "    \".byte 0\\n\"\n")
        string(APPEND symbols
            "extern const char ${symbol}_begin[] __attribute__((visibility(\"hidden\")));\n"
            "extern const char ${symbol}_end[] __attribute__((visibility(\"hidden\")));\n")
        string(APPEND rows
            "        File{\"${filename}\", between(${symbol}_begin, ${symbol}_end)},\n")
        math(EXPR number "${number} + 1")
    endforeach()
    if(number EQUAL 0)
        message(FATAL_ERROR "mazziere_embed(${name}): no files")
    endif()
    set(count ${number})
    configure_file("${PROJECT_SOURCE_DIR}/cmake/embedded_file.h.in" "${folder}/file.h" @ONLY)
    configure_file("${PROJECT_SOURCE_DIR}/cmake/embedded.h.in" "${folder}/${name}.h" @ONLY)
    configure_file("${PROJECT_SOURCE_DIR}/cmake/embedded.cpp.in" "${folder}/${name}.cpp" @ONLY)
    set_source_files_properties("${folder}/${name}.cpp" PROPERTIES
        OBJECT_DEPENDS "${paths}" SKIP_AUTOGEN ON)
    target_sources(${target} PRIVATE "${folder}/${name}.cpp")
    target_include_directories(${target} PUBLIC "${PROJECT_BINARY_DIR}/generated")
endfunction()
