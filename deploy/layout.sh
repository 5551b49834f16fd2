#!/bin/sh
# layout.sh RELEASE ROOT: what an image holds beside Node, as folders. The Dockerfile and the tests call it.
set -eu
release=$1
root=$2
mkdir -p "$root/opt" "$root/data"
cp -R "$release/noren" "$root/opt/noren"
chmod -R a+rX "$root/opt/noren"
chmod 700 "$root/data"
