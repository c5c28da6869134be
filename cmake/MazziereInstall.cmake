# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` copies, and the Debian package that `cpack -G DEB` makes of it.

foreach(program IN ITEMS mazziere-cli mazziere)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    endif()
endforeach()
install(FILES README.md CHANGES.md LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
if(TARGET mazziere)
    install(FILES resources/mazziere.desktop DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
    install(FILES resources/icons/mazziere.svg
            DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mazziere)
set(CPACK_PACKAGE_VENDOR "Mazziere")
set(CPACK_PACKAGE_CONTACT "The Mazziere developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
"The dealer's side of a hold'em table: a hand is dealt by click, drag or key,
something goes wrong, and the trainee puts it right. The verdict names every
step, every fault and the rule, in English and in Italian. mazziere-cli does
the same without a window.")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# A plug-in that nothing links to: without it there are no records.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-inter")
include(CPack)
