# What the scripts of this folder share; read by them, with $name set to their own name.

complain() {
  printf '%s: %s\n' "$name" "$*" >&2
  exit 1
}

# spread NUMBER...: least, middle and greatest.
spread() {
  printf '%s\n' "$@" | sort -g | awk '
    { value[NR] = $1 }
    END { print value[1], (value[int((NR + 1) / 2)] + value[int(NR / 2) + 1]) / 2, value[NR] }'
}

# find_fairy: sets program to the path of Fairy-Stockfish; empty where there is none.
find_fairy() {
  program=$(PATH=$PATH:/usr/games command -v fairy-stockfish) || program=
  if [ -z "$program" ]; then
    printf '%s\n' '*** fairy-stockfish is missing: nothing is compared.' \
      '*** Install it (Debian: apt-get install fairy-stockfish) and run this again.' >&2
  fi
}

warn_if_busy() {
  local busy
  busy=$(awk '$1 > 0.7 { print $1 }' /proc/loadavg 2>/dev/null || true)
  if [ -n "$busy" ]; then
    echo "*** This machine is busy (load $busy): the figures below say little." >&2
  fi
}
