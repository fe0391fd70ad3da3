# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced by ./run and ./check: brings the tools, configures, builds. What the
# scripts say goes to standard error, so that `./run ... --json` can be piped.

root=$(realpath -- "$(dirname -- "${BASH_SOURCE[0]}")/..")
name=$(basename -- "$0")
build=$root/build
log=$build/$name.log

die ()
{
  echo "$name: $*" >&2
  exit 1
}

# step WHAT COMMAND...: one line for the reader, the noise for the log; when it
# fails, the compiler's errors in that log, or its end if there are none.
step ()
{
  echo "==> $1" >&2
  "${@:2}" >>"$log" 2>&1 </dev/null && return
  grep -m 8 -C 4 ' error: ' -- "$log" >&2 || tail -n 40 -- "$log" >&2
  die "$1 failed: mend what is shown above and try again (log: $log)"
}

# need WHAT PACKAGE TEST...: without success of TEST, WHAT is missing; on
# Debian it comes in PACKAGE.
need ()
{
  "${@:3}" >/dev/null 2>&1 </dev/null && return
  missing+=("$1")
  [[ " ${packages[*]} " == *" $2 "* ]] || packages+=("$2")
}

compile_nothing () { cc -include stdlib.h -x c -fsyntax-only /dev/null; }
# Icons are SVG, and letters come from somewhere.
has_svg_loader () { compgen -G '/usr/lib*/gdk-pixbuf-2.0/*/loaders/*svg*' || compgen -G '/usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg*'; }
has_icons () { compgen -G '/usr/share/icons/Adwaita/index.theme'; }
has_fonts () { compgen -G '/usr/share/fonts/*/*/*.[ot]tf'; }

find_missing ()
{
  missing=() packages=()
  need cc gcc command -v cc
  need 'C library headers' libc6-dev compile_nothing
  need 'meson >= 1.0' meson command -v meson
  need ninja ninja-build command -v ninja
  need pkg-config pkg-config command -v pkg-config
  need 'glib-2.0 >= 2.74' libglib2.0-dev pkg-config --exists 'glib-2.0 >= 2.74'
  need glib-compile-resources libglib2.0-dev command -v glib-compile-resources
  need 'json-glib-1.0 >= 1.6' libjson-glib-dev pkg-config --exists 'json-glib-1.0 >= 1.6'
  need 'gtk4 >= 4.8' libgtk-4-dev pkg-config --exists 'gtk4 >= 4.8'
  need 'libadwaita-1 >= 1.2' libadwaita-1-dev pkg-config --exists 'libadwaita-1 >= 1.2'
  need 'librsvg-2.0 >= 2.54' librsvg2-dev pkg-config --exists 'librsvg-2.0 >= 2.54'
  need msgfmt gettext command -v msgfmt
  need python3 python3 command -v python3
  # What "meson install" brings up to date.
  need update-desktop-database desktop-file-utils command -v update-desktop-database
  need update-mime-database shared-mime-info command -v update-mime-database
  need gtk-update-icon-cache gtk-update-icon-cache command -v gtk-update-icon-cache
  # What a window is drawn with.
  need 'Adwaita icons' adwaita-icon-theme has_icons
  need 'an SVG loader' librsvg2-common has_svg_loader
  need fonts fonts-cantarell has_fonts
  if [[ $name == check ]]; then
    need Xvfb xvfb command -v Xvfb
    need 'xtst (XTEST)' libxtst-dev pkg-config --exists xtst
    need xdotool xdotool command -v xdotool
    need metacity metacity command -v metacity
    need dbus-run-session dbus command -v dbus-run-session
    need appstreamcli appstream command -v appstreamcli
  fi
}

# Lists that cannot be refreshed may still do, so the install alone decides.
apt_install ()
{
  "$@" apt-get update
  "$@" apt-get install -y --no-install-recommends "${packages[@]}"
}

install_missing ()
{
  local as_root=(env DEBIAN_FRONTEND=noninteractive) list

  find_missing
  ((${#missing[@]})) || return 0
  list=$(printf ', %s' "${missing[@]}")
  list=${list:2}

  command -v apt-get >/dev/null ||
    die "install these first: $list (in Debian: ${packages[*]})"
  if ((EUID)); then
    command -v sudo >/dev/null ||
      die "neither root nor sudo; let root run: apt-get install ${packages[*]}"
    as_root=(sudo "${as_root[@]}")
  fi

  step "installing ${packages[*]}" apt_install "${as_root[@]}"
  find_missing
  ((${#missing[@]} == 0)) ||
    die "still missing after installing ${packages[*]}: ${missing[*]} (Debian 12 or newer is needed; log: $log)"
}

# Installs what is missing, configures once, compiles what changed.
make_build ()
{
  { mkdir -p -- "$build" && : >"$log"; } 2>/dev/null || die "cannot write to $build"
  install_missing
  if [[ ! -f $build/build.ninja ]]; then
    rm -rf -- "$build/meson-private" # of a configuration that was interrupted
    step configuring meson setup "$build" "$root"
  fi
  step building ninja -C "$build"
}
