package org.variorum.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.variorum.testkit.GameFiles;

/** The command line of JMH; if it sets no parameters, they are the games of the folder {@code games}. */
public final class Benchmarks {

  /** Bound on the leaves of a perft: one perft takes seconds at most, so that an iteration contains several. */
  private static final long MOST_LEAVES = 16_000_000;

  private Benchmarks() {}

  /** Takes the options of JMH; {@code -h} lists them. */
  public static void main(String[] args) throws IOException {
    Main.main(withGames(args));
  }

  static String[] withGames(String... args) throws IOException {
    List<String> all = new ArrayList<>(List.of(args));
    try {
      CommandLineOptions chosen = new CommandLineOptions(args);
      if (!chosen.getParameter("count").hasValue()) {
        all.addAll(List.of("-p", "count=" + String.join(",", counts())));
      }
      if (!chosen.getParameter("game").hasValue()) {
        all.addAll(List.of("-p", "game=" + String.join(",", GameFiles.ids())));
      }
    } catch (CommandLineOptionException e) {
      return args; // JMH reports the error
    }
    return all.toArray(String[]::new);
  }

  static List<String> counts() throws IOException {
    return PublishedGames.counts(MOST_LEAVES);
  }
}
