package org.variorum.bench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A build of Variorum from one set of sources. Every build runs with the Java options of the start script, with two
 * differences. There is no class cache, because it contains results of a training run on all games. And compiler
 * threads live as long as the process, so that {@link ProcessorTime} can subtract their time.
 *
 * @param name a revision, or another name for the build
 * @param classPath the build's jars
 * @param games the folder of the build's definitions
 */
record Build(String name, String classPath, Path games) {

  private static final String MAIN = "org.variorum.app.Variorum";

  /** Returns the build in a folder of jars, which contains the folder of definitions. */
  static Build of(Path folder, String name) {
    return new Build(name, folder.resolve("*").toString(), folder.resolve("games"));
  }

  /** The command that runs the build as a UCI engine. */
  List<String> uciCommand() {
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
