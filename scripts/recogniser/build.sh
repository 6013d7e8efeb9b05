#!/bin/sh
# Builds assets/recogniser from the sources of the Debian packages pocketsphinx and sphinxbase.
# Needs Debian or Ubuntu with emscripten, node-acorn and dpkg-dev; run it only to renew the files,
# which are kept in the repository.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../../assets/recogniser"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
release=${RELEASE:-bookworm}
cd "$work"

# Sources by a list of our own, so that the system's package lists stay as they are.
mkdir -p lists/partial
echo "deb-src http://deb.debian.org/debian $release main" >sources.list
apt="apt-get -q -o Dir::Etc::sourcelist=$work/sources.list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$work/lists"
$apt update
$apt source --download-only pocketsphinx sphinxbase
tar xzf pocketsphinx_*.orig.tar.gz
tar xzf sphinxbase_*.orig.tar.gz
pocketsphinx=$(echo "$work"/pocketsphinx-*)
sphinxbase=$(echo "$work"/sphinxbase-*)
patch --quiet -d "$sphinxbase" -p1 <"$here/added-words.patch"

# What `configure` would find out.
mkdir config
cat >config/config.h <<'H'
#define HAVE_LONG_LONG 1
#define SIZEOF_LONG_LONG 8
#define HAVE_UNISTD_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SNPRINTF 1
#define HAVE_POPEN 0
#define STDC_HEADERS 1
#define PACKAGE_VERSION "5prealpha"
#define MODELDIR "/model"
H
cat >config/sphinx_config.h <<'H'
#define HAVE_LONG_LONG 1
#define SIZEOF_LONG_LONG 8
#define HAVE_UNISTD_H 1
H

# emcc's optimizer wants the JavaScript parser acorn of Debian's node-acorn.
NODE_PATH=/usr/share/nodejs emcc -O3 -DHAVE_CONFIG_H -w \
  -Iconfig -I"$sphinxbase/include" -I"$sphinxbase/include/sphinxbase" \
  -I"$pocketsphinx/include" -I"$pocketsphinx/src/libpocketsphinx" \
  $(find "$sphinxbase/src/libsphinxbase" "$pocketsphinx/src/libpocketsphinx" -name '*.c') \
  "$here/glue.c" \
  -s MODULARIZE=1 -s EXPORT_ES6=0 -s ENVIRONMENT=node -s FILESYSTEM=1 -s FORCE_FILESYSTEM=1 \
  -s INITIAL_MEMORY=134217728 -s ALLOW_MEMORY_GROWTH=1 -s TOTAL_STACK=1048576 \
  -s EXPORTED_FUNCTIONS=_malloc,_free -s EXPORTED_RUNTIME_METHODS=FS,UTF8ToString,stringToUTF8,lengthBytesUTF8 \
  -s NODEJS_CATCH_EXIT=0 -s NODEJS_CATCH_REJECTION=0 -s EXPORT_NAME=openRecogniser \
  -o recogniser.js

mkdir -p "$out"
cp recogniser.wasm "$out/recogniser.wasm"
cp recogniser.js "$out/recogniser.cjs"
cp "$pocketsphinx/LICENSE" "$out/LICENSE.pocketsphinx"
cp "$sphinxbase/LICENSE" "$out/LICENSE.sphinxbase"
{
  echo 'recogniser.wasm and recogniser.cjs were built by scripts/recogniser/build.sh from'
  sed -n 's/^ \([0-9a-f]\{64\}\) [0-9]* \(.*orig.tar.*\)$/  \2, SHA-256 \1/p' ./*.dsc | sort -u
  echo "with emcc $(emcc --version | sed -n '1s/.* \([0-9][0-9]*\.[0-9.]*[0-9]\).*/\1/p') (package emscripten of Debian $(cut -d. -f1 /etc/debian_version))."
} >"$out/ORIGIN"
ls -l "$out"
