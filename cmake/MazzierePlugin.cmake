# SPDX-License-Identifier: GPL-3.0-or-later
# mazziere_plugin(mazziere_<name> <source>... LIBS <library>...)
#
# A part of the window that the program loads when it is first wanted (app/desktop/look/plugin.h)
# and does without where it is not there. It lies in ../lib/mazziere beside the program's folder.
function(mazziere_plugin target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBS")
    add_library(${target} MODULE ${arg_UNPARSED_ARGUMENTS})
    set_target_properties(${target} PROPERTIES
        AUTOMOC ON
        PREFIX ""
        LIBRARY_OUTPUT_DIRECTORY "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/../lib/mazziere")
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PRIVATE ${arg_LIBS} mazziere_warnings)
    install(TARGETS ${target} LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}/mazziere")
endfunction()
