package org.variorum.bench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Variorum as it was built from some sources. Both builds run with the same options of Java, those of the start script,
 * without its cache of classes, which holds what one training run has learnt of all games, and with compilers that live as long as
 * the process ({@link ProcessorTime}).
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

  /** The command that converses in UCI. */
  List<String> uci() {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
        "-XX:+UseCompactObjectHeaders", "-XX:-UseDynamicNumberOfCompilerThreads",
        "-XX:PretenureSizeThreshold=256k", "-Xmn32m", "--enable-native-access=ALL-UNNAMED"));
    if (System.getProperty("os.name", "").startsWith("Linux")) {
      command.add("-XX:+UseTransparentHugePages");
    }
    command.addAll(List.of("-Dvariorum.games=" + games, "-cp", classPath, MAIN, "uci"));
    return command;
  }
}
