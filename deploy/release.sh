#!/usr/bin/env bash
# Puts a release in place on the server, in one step for readers, and takes it back.
#
#   release.sh install FOLDER   FOLDER is what `npm run release` made: site/ and nginx/
#   release.sh rollback         to the release before the present one
#   release.sh list             all that are kept; the present one with a star
#
# Releases lie in $BECKON_ROOT/releases (/var/www/beckon-docs), and `current` leads to the one that is served. nginx is
# reloaded only when its part of the configuration changed; $NGINX is its program.
set -euo pipefail

root=${BECKON_ROOT:-/var/www/beckon-docs}
nginx=${NGINX:-nginx}
# Releases that are kept to go back to.
keep=5
# Earlier builds whose hashed files stay within reach of readers who have a page of theirs open.
builds=2

die() {
  echo "release.sh: $*" >&2
  exit 1
}

# Newest first: names are times.
releases() {
  find "$root/releases" -mindepth 1 -maxdepth 1 -type d -name '[0-9]*Z*' ! -name '*.partial' -printf '%f\n' | sort -r
}

current() {
  [ ! -L "$root/current" ] || basename "$(readlink "$root/current")"
}

# Names that change with their content, as src/hosting/headers.ts has them, and their compressed forms.
hashed_files() {
  (cd "$1" && find . -type f -printf '%P\n' | grep -E '^static/.*[0-9a-f]{8,}|[-.][0-9a-f]{8,}\.(js|css|mjs|pack)(\.(br|gz))?$' | sort) || true
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

point_to() {
  # `ln -sfn` takes the old link away first; a rename does not.
  ln -sfn "releases/$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

activate() {
  local name=$1 before other
  before=$(current)
  for other in $(releases | grep -vx "$name" | head -n "$builds"); do
    lend "$root/releases/$other" "$root/releases/$name"
  done
  point_to "$name"
  if [ -z "$before" ] || ! diff -rq "$root/releases/$before/nginx" "$root/releases/$name/nginx" >/dev/null; then
    if ! "$nginx" -t; then
      [ -z "$before" ] || point_to "$before"
      die "nginx does not take the configuration of $name; ${before:-nothing} is served as before."
    fi
    # Not running yet is no mistake: it will read the configuration when it starts.
    "$nginx" -s reload || echo "nginx is not running: start it."
  fi
  echo "$name is served."
}

install_release() {
  local folder=$1 name file old
  for file in site/index.html site/404.html site/500.html nginx/maps.conf nginx/server.conf; do
    [ -f "$folder/$file" ] || die "$folder has no $file: is it what \`npm run release\` made?"
  done
  name=$(date -u +%Y%m%dT%H%M%S.%NZ)
  mkdir -p "$root/releases"
  cp -R "$folder" "$root/releases/$name.partial"
  hashed_files "$root/releases/$name.partial/site" >"$root/releases/$name.partial/hashed-files.txt"
  mv -T "$root/releases/$name.partial" "$root/releases/$name"
  activate "$name"
  for old in $(releases | tail -n "+$((keep + 1))"); do
    [ "$old" = "$name" ] || rm -rf "${root:?}/releases/$old"
  done
}

roll_back() {
  local now before
  now=$(current)
  [ -n "$now" ] || die "nothing is served."
  before=$(releases | awk -v now="$now" '$0 < now' | head -n 1)
  [ -n "$before" ] || die "there is no release before $now."
  activate "$before"
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
# An interrupted copy.
find "$root/releases" -mindepth 1 -maxdepth 1 -name '*.partial' -exec rm -rf {} + 2>/dev/null || true

case "${1:-}" in
install) install_release "${2:?release.sh install FOLDER}" ;;
rollback) roll_back ;;
list) list ;;
*) die "install FOLDER, rollback or list" ;;
esac
