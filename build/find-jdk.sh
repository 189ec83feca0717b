# Sourced by ./variorum and .ci/run, so that both agree on which Java they use.

jdk_wanted=25
jdk_looked_in='JAVA_HOME, /usr/lib/jvm, ~/.sdkman/candidates/java, /Library/Java/JavaVirtualMachines, and java on PATH'

# Sets jdk_home and jdk_version to a JDK of at least $jdk_wanted, or fails. It reads the file "release" that every JDK
# carries instead of starting java, because each start of the program waits for this.
find_jdk() {
  local home java
  local homes=(
    "${JAVA_HOME:-}"
    /usr/lib/jvm/*
    "${HOME:-}"/.sdkman/candidates/java/*
    /Library/Java/JavaVirtualMachines/*/Contents/Home
  )
  for home in "${homes[@]}"; do
    if [ -n "$home" ] && is_jdk "$home"; then return 0; fi
  done
  java=$(command -v java) || return 1
  while [ -L "$java" ]; do
    local target
    target=$(readlink "$java")
    case $target in
      /*) java=$target ;;
      *) java=$(dirname "$java")/$target ;;
    esac
  done
  is_jdk "$(cd "$(dirname "$java")/.." && pwd -P)"
}

is_jdk() {
  local line version=''
  # A runtime without javac could start the program but not build it.
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  while IFS= read -r line; do
    case $line in JAVA_VERSION=*) version=${line#JAVA_VERSION=} ;; esac
  done <"$1/release"
  version=${version//\"/}
  local major=${version%%[!0-9]*}
  [ -n "$major" ] && [ "$major" -ge "$jdk_wanted" ] || return 1
  jdk_home=$1
  jdk_version=$version
}
