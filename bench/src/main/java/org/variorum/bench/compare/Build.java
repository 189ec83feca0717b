package org.variorum.bench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Variorum as it was built from some sources. Both builds run with the same options of Java, those of the start script, and
 * without its cache of classes: that holds what one training run has learnt of all games.
 *
 * @param name a revision, or what else tells it from the other
 * @param classPath its jars
 * @param games its definitions
 */
record Build(String name, String classPath, Path games) {

  private static final String MAIN = "org.variorum.app.Variorum";

  /** A folder of jars with the folder of definitions in it. */
  static Build in(Path folder, String name) {
    return new Build(name, folder.resolve("*").toString(), folder.resolve("games"));
  }

  /** The command that counts several times. */
  List<String> perft(Task task, int times) {
    return java(List.of(), "perft", task.game(), Integer.toString(task.depth()), "--repeat",
        Integer.toString(times));
  }

  /** The command that converses in UCI. */
  List<String> uci() {
    List<String> memory = new ArrayList<>(List.of("-XX:PretenureSizeThreshold=256k", "-Xmn32m"));
    if (System.getProperty("os.name", "").startsWith("Linux")) {
      memory.add("-XX:+UseTransparentHugePages");
    }
    return java(memory, "uci");
  }

  private List<String> java(List<String> memory, String... arguments) {
    List<String> command =
        new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC", "-XX:+UseCompactObjectHeaders", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(memory);
    command.addAll(List.of("-Dvariorum.games=" + games, "-cp", classPath, MAIN));
    command.addAll(List.of(arguments));
    return command;
  }
}
