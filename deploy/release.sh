#!/usr/bin/env bash
# Puts a release in place on the server, in one step for readers, and takes it back.
#
#   release.sh install FOLDER   FOLDER is what `npm run release` made: site/ and nginx/
#   release.sh rollback         to the release that was served when the present one came
#   release.sh list             all that are kept; the present one with a star
#
# Releases lie in $BECKON_ROOT/releases (/var/www/beckon-docs). `current` leads to the one that is served, `configuration` to
# what nginx reads of it. nginx tries a configuration before anything of its release is served, and is reloaded only when
# it changed; $BECKON_NGINX is its program.
set -euo pipefail

# nginx runs as a user of its own and must be able to read this.
umask 022
root=${BECKON_ROOT:-/var/www/beckon-docs}
nginx=${BECKON_NGINX:-nginx}
# Releases that are kept to go back to.
keep=5
# Builds that were served last, whose hashed files stay within reach of readers who have a page of theirs open.
builds=2

die() {
  echo "release.sh: $*" >&2
  exit 1
}

# Newest first: names are times.
releases() {
  find "$root/releases" -mindepth 1 -maxdepth 1 -type d -name '[0-9]*Z*' ! -name '*.partial' -printf '%f\n' | sort -r
}

# The same, in the order in which readers last got them: after a rollback that is another one. What never was served is none.
served_last() {
  local name
  { current && tac "$root/served.txt" 2>/dev/null; } | awk '!seen[$0]++' | while read -r name; do
    [ ! -d "$root/releases/$name" ] || echo "$name"
  done
}

# An interrupted run may have served one without noting it; an earlier form of this script noted none.
note_served() {
  [ -e "$root/served.txt" ] || releases | tac | grep -vxF "$1" >"$root/served.txt" || true
  [ -z "$1" ] || [ "$(tail -n 1 "$root/served.txt")" = "$1" ] || echo "$1" >>"$root/served.txt"
}

current() {
  [ ! -L "$root/current" ] || basename "$(readlink "$root/current")"
}

# Names that change with their content, as src/hosting/headers.ts has them, and their compressed forms.
hashed_files() {
  (cd "$1" && find . -type f -printf '%P\n' | grep -E '^static/.*[0-9a-f]{8,}|[-.][0-9a-f]{8,}\.(js|css|mjs|pack)(\.(br|gz))?$' | sort) || true
}

# Whether a release has all of its files as they were packed.
whole() {
  (cd "$1" && sha256sum --quiet --strict -c SHA256SUMS) >&2
}

# Files of its own only: what was lent to a release is not lent on.
lend() {
  local from=$1 to=$2 file
  while read -r file; do
    [ -e "$to/site/$file" ] && continue
    mkdir -p "$(dirname "$to/site/$file")"
    ln "$from/site/$file" "$to/site/$file"
  done <"$from/hashed-files.txt"
}

# link TO NAME: `ln -sfn` takes the old link away first; a rename does not.
link() {
  ln -sfn "$1" "$root/$2.new"
  mv -T "$root/$2.new" "$root/$2"
}

configure() {
  if [ -n "$1" ]; then link "releases/$1/nginx" configuration; else rm -f "$root/configuration"; fi
}

same_configuration() {
  [ -n "$1" ] && [ ! -e "$root/reload-is-due" ] && diff -rq "$root/releases/$1/nginx" "$root/releases/$2/nginx" >/dev/null
}

# What nginx has read already need not be tried. Meanwhile all that is served stays as it was.
taken_by_nginx() {
  local now taken=0
  now=$(current)
  if ! same_configuration "$now" "$1"; then
    [[ $("$nginx" -T 2>/dev/null || true) != *"$root/current/nginx/"* ]] ||
      die "nginx reads current/nginx and not what is tried here: put deploy/nginx.conf in place anew."
    configure "$1"
    "$nginx" -t || taken=1
    configure "$now"
  fi
  return "$taken"
}

# Not running yet is no mistake: it will read the configuration when it starts. Until a reload succeeds, each run tries again.
reload_if_due() {
  [ -e "$root/reload-is-due" ] || return 0
  if "$nginx" -s reload; then rm "$root/reload-is-due"; else echo "nginx could not be reloaded: is it running?"; fi
}

# Only what nginx takes.
serve() {
  local name=$1 now other
  now=$(current)
  note_served "$now"
  for other in $(served_last | grep -vx "$name" | head -n "$builds"); do
    lend "$root/releases/$other" "$root/releases/$name"
  done
  # Until it is done: whoever is interrupted in between leaves it to the next one.
  same_configuration "$now" "$name" || touch "$root/reload-is-due"
  configure "$name"
  link "releases/$name" current
  echo "$name" >>"$root/served.txt"
  reload_if_due
  echo "$name is served."
}

install_release() {
  local folder=$1 name file old now
  for file in SHA256SUMS site/index.html site/404.html site/500.html nginx/maps.conf nginx/server.conf; do
    [ -f "$folder/$file" ] || die "$folder has no $file: is it what \`npm run release\` made?"
  done
  name=$(date -u +%Y%m%dT%H%M%S.%NZ)
  now=$(current)
  if [ -n "$now" ] && cmp -s "$folder/SHA256SUMS" "$root/releases/$now/SHA256SUMS" && whole "$root/releases/$now"; then
    # As one more release it would stand for a build of its own, and an older one's hashed files would go for it.
    reload_if_due
    echo "$now is this very build, and is served."
    return
  fi
  mkdir -p "$root/releases/$name.partial"
  # What is in the folder, also where that is a link; and whatever umask it was made under, nginx has to read it.
  cp -R "$folder/." "$root/releases/$name.partial"
  chmod -R a+rX "$root/releases/$name.partial"
  if ! whole "$root/releases/$name.partial"; then
    rm -rf "$root/releases/$name.partial"
    die "$folder is not whole: was it copied to its end? ${now:-nothing} is served as before."
  fi
  hashed_files "$root/releases/$name.partial/site" >"$root/releases/$name.partial/hashed-files.txt"
  echo "$now" >"$root/releases/$name.partial/before.txt"
  if ! taken_by_nginx "$name.partial"; then
    rm -rf "$root/releases/$name.partial"
    die "nginx does not take the configuration of $folder; ${now:-nothing} is served as before."
  fi
  mv -T "$root/releases/$name.partial" "$root/releases/$name"
  serve "$name"
  for old in $(releases | grep -vxF "$(served_last | head -n "$keep")"); do
    rm -rf "${root:?}/releases/$old"
  done
}

# The one that was served when this one came: what readers were led away from since is not what they are led back to.
before() {
  local name
  # Those that an earlier form of this script installed do not say: the next older one.
  name=$(cat "$root/releases/$1/before.txt" 2>/dev/null || releases | sed -n "/^$1\$/{n;p}")
  [ ! -d "$root/releases/$name" ] || echo "$name"
}

roll_back() {
  local now to
  now=$(current)
  [ -n "$now" ] || die "nothing is served."
  to=$(before "$now")
  # nginx itself may have changed since.
  while [ -n "$to" ] && ! taken_by_nginx "$to"; do
    echo "nginx no longer takes the configuration of $to." >&2
    to=$(before "$to")
  done
  [ -n "$to" ] || die "there is no release before $now to go back to."
  serve "$to"
}

list() {
  local name
  releases | while read -r name; do
    [ "$name" = "$(current)" ] && echo "* $name" || echo "  $name"
  done
}

mkdir -p "$root"
# Two at once would each take the other's release for the one before.
exec 9>"$root/.lock"
flock -n 9 || die "another one is running."
# Whatever ends a run, now or an earlier one, nginx does not stay at what it was trying. And an interrupted copy goes.
trap 'configure "$(current)"' EXIT
configure "$(current)"
find "$root/releases" -mindepth 1 -maxdepth 1 -name '*.partial' -exec rm -rf {} + 2>/dev/null || true

case "${1:-}" in
install) install_release "${2:?release.sh install FOLDER}" ;;
rollback) roll_back ;;
list) list ;;
*) die "install FOLDER, rollback or list" ;;
esac
