# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What the scripts share; sourced, not run.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C.UTF-8

say() { printf '%s\n' "$*"; }
fail() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

# The packages of a group of scripts/packages, one a line.
packages_of() {
    local line word
    line=$(grep "^$1:" scripts/packages) || fail "scripts/packages has no group '$1'"
    for word in ${line#*:}; do
        case $word in
            '['*']') packages_of "${word:1:-1}" ;;
            *) say "$word" ;;
        esac
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -n "${CI:-}" ] || [ ! -t 0 ]; then
        sudo -n "$@"
    else
        sudo "$@"
    fi
}

# Installs what is missing of a group. A machine that has everything is not touched.
need() {
    local package missing=()
    for package in $(packages_of "$1"); do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
            missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing from Debian: ${missing[*]}"
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300
               -o Acquire::Retries=3 -o Dpkg::Use-Pty=0)
    as_root "${apt[@]}" update </dev/null
    as_root "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null
}

# configure <preset> [cmake option...]: quiet unless it fails.
configure() {
    local preset=$1 log=build/configure-$1.log
    shift
    mkdir -p build
    cmake --preset "$preset" "$@" >"$log" 2>&1 || {
        cat "$log"
        fail "cmake could not configure the preset '$preset'"
    }
}

# build <folder> [target...]
build() {
    local folder=$1
    shift
    cmake --build "$folder" --parallel "$(nproc)" ${1:+--target "$@"}
}
