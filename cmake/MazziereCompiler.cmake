# SPDX-License-Identifier: GPL-3.0-or-later
# The one place for warnings, sanitizers and the compiler cache.

# Without -Wnull-dereference: g++ 12 gives it for the library's own streambuf when it is inlined.
add_library(mazziere_warnings INTERFACE)
target_compile_options(mazziere_warnings INTERFACE
    -Wall
    -Wextra
    -Wpedantic
    -Wconversion
    -Wsign-conversion
    -Wshadow
    -Wold-style-cast
    -Wnon-virtual-dtor
    -Woverloaded-virtual
    -Wimplicit-fallthrough
    $<$<BOOL:${MAZZIERE_WERROR}>:-Werror>)

if(MAZZIERE_SANITIZE)
    add_compile_options(-fsanitize=${MAZZIERE_SANITIZE} -fno-sanitize-recover=all
                        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${MAZZIERE_SANITIZE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # g++ 12 loses track of the library's own variables once they are instrumented.
        add_compile_options(-Wno-maybe-uninitialized)
    endif()
endif()

if(MAZZIERE_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Seen whole, Qt's hashes and the standard library's strings seem to ask for endless memory.
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION)
    add_link_options(-Wno-alloc-size-larger-than -Wno-stringop-overflow)
endif()

if(MAZZIERE_CHECKED)
    add_compile_options(-UNDEBUG)
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(MAZZIERE_CCACHE ccache)
    if(MAZZIERE_CCACHE)
        set(CMAKE_CXX_COMPILER_LAUNCHER "${MAZZIERE_CCACHE}")
    endif()
endif()
