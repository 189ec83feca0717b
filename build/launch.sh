# Sourced by ./variorum and by bin/variorum of a release: starts the built program. For bash and for plain sh.
#
# The caller sets:
#   java       the java command
#   jars       the folder of the jars
#   cache      the file for the AOT cache; empty for none
#   work       the folder for locks
#   games      the folder of the games
#   data       the default folder for what the server stores

# lock NAME: no other process does what follows at the same time. The lock ends with the process.
lock() {
  mkdir -p "$work" 2>/dev/null || complain "cannot write to $work"
  locked=$work/$1.lock
  if command -v flock >/dev/null; then
    exec 9>"$locked"
    flock 9
  else
    local owner
    until mkdir "$locked.d" 2>/dev/null; do
      owner=$(cat "$locked.d/pid" 2>/dev/null || true)
      if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then rm -rf "$locked.d"; fi
      sleep 0.2
    done
    sh -c 'echo $PPID' >"$locked.d/pid" # $$ would be the first shell, also in a part of it
    trap 'rm -rf "$locked.d"' EXIT
  fi
}

unlock() {
  if command -v flock >/dev/null; then
    exec 9>&-
  else
    rm -rf "$locked.d"
    trap - EXIT
  fi
}

main=org.variorum.app.Variorum

# Without blanks, because the words are split.
flags='
  -Xlog:disable -Xlog:all=error:stderr
  -XX:+UseCompactObjectHeaders
  --enable-native-access=ALL-UNNAMED'
# In this order:
# - Errors of the virtual machine must never reach standard output, where a GUI listens.
# - The AOT cache is valid only for the object layout it was made with.
# - JLine (the size of the terminal) and SQLite are native code.

# The training run of the AOT cache: the classes that it loads, and what its methods did.
training='uci bench 3 chess shogi xiangqi delegating gleeman noli-me-tangere notake-rifle royal-standard'

# The cache of loaded and linked classes: a start with it takes a fraction of the time. If it cannot be made, the
# program runs without it, and does not try again. The first start does not wait for it.
make_cache() {
  lock cache
  [ -f "$cache" ] || {
    # shellcheck disable=SC2086
    nice "$java" $flags "-Dvariorum.games=$games" -XX:AOTCacheOutput="$cache.part" -cp "$classpath" $main $training \
      9>&- && mv "$cache.part" "$cache" || : >"$cache"
  }
}

# launch ARGUMENT...: this process becomes the program.
launch() {
  # The engine needs few of the jars, and each costs a millisecond at the start. So those come first: the cache is made
  # with them, and holds for every class path that begins with them.
  classpath=$jars/app.jar
  for jar in "$jars"/variorum-rules-[0-9]*.jar "$jars"/variorum-engine-[0-9]*.jar "$jars"/variorum-protocol-[0-9]*.jar \
    "$jars"/snakeyaml-engine-[0-9]*.jar "$jars"/picocli-[0-9]*.jar; do
    classpath=$classpath:$jar
  done
  # Its parent ends at once: Java, which this process becomes, collects no children that it did not start.
  if [ -n "$cache" ] && [ ! -f "$cache" ]; then (make_cache </dev/null >/dev/null 2>&1 &); fi

  case "${1:-} ${2:-}" in
    *' -'*) classpath=$classpath:$jars/* ;; # help
    'uci '* | 'usi '* | 'xboard '*) ;;
    *) classpath=$classpath:$jars/* ;;
  esac
  case ${1:-} in
    '' | play | lab | tune | server) ;;
    # Games in few threads, which hardly leave garbage; and the table of positions is large and read everywhere. A
    # collection that moves such tables or clears fresh memory stops a search for a tenth of a second, or for seconds
    # where a machine is slow to give memory. So what is large begins among the old objects, and the others' room is so
    # small that all of it is in use early: then it takes a third of a millisecond.
    uci | usi | xboard | match | soak)
      flags="$flags -XX:+UseSerialGC -XX:PretenureSizeThreshold=256k -Xmn32m"
      if [ -d /sys/kernel/mm/transparent_hugepage ]; then flags="$flags -XX:+UseTransparentHugePages"; fi
      ;;
    # The others do one thing in one thread: no collector threads to start.
    *) flags="$flags -XX:+UseSerialGC" ;;
  esac

  set -- -cp "$classpath" $main "$@"
  # VARIORUM_JAVA_OPTS is split at blanks on purpose.
  # shellcheck disable=SC2086
  set -- "-Dvariorum.games=$games" "-Dvariorum.data=$data" ${VARIORUM_JAVA_OPTS:-} "$@"
  if [ -n "$cache" ] && [ -s "$cache" ]; then set -- "-XX:AOTCache=$cache" "$@"; fi
  # shellcheck disable=SC2086
  exec "$java" $flags "$@"
}
