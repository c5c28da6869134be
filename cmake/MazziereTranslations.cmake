# SPDX-License-Identifier: GPL-3.0-or-later
# The sentences of both programs are marked in app/ with MZ_TEXT and MZ_PLURAL, and in the window
# with tr(). translations/mazziere_it.ts has them in Italian, mazziere_en.ts has the English plurals.
# From both the build makes one table in C++ (app/words/tool), so that no program needs Qt for it.

# cmake --build <folder> --target update_translations: brings new sentences into the .ts files and
# drops those that nobody says any more. It needs qt6-l10n-tools; the build does not.
find_program(MAZZIERE_LUPDATE lupdate PATHS /usr/lib/qt6/bin NO_DEFAULT_PATH)
if(MAZZIERE_LUPDATE)
    set(lupdate "${MAZZIERE_LUPDATE}" "${PROJECT_SOURCE_DIR}/app" -I "${PROJECT_SOURCE_DIR}"
        -extensions "cpp,h" -locations none -no-obsolete -source-language en
        -tr-function-alias "QT_TRANSLATE_NOOP+=MZ_TEXT,QT_TRANSLATE_N_NOOP3+=MZ_PLURAL")
    add_custom_target(update_translations
        COMMAND ${lupdate} -target-language it
                -ts "${PROJECT_SOURCE_DIR}/translations/mazziere_it.ts"
        COMMAND ${lupdate} -target-language en -pluralonly
                -ts "${PROJECT_SOURCE_DIR}/translations/mazziere_en.ts"
        COMMENT "Bringing the sentences of app/ into translations/"
        VERBATIM)
endif()
