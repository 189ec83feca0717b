package org.variorum.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.variorum.testkit.GameFiles;

/** The command line of JMH; by default, benchmarks run for all games of the folder {@code games}. */
public final class Benchmarks {

  /** The maximum number of leaves of a perft, so that an iteration of JMH repeats it several times. */
  private static final long MOST_LEAVES = 16_000_000;

  private Benchmarks() {}

  /** Takes the options of JMH; {@code -h} lists them. */
  public static void main(String[] args) throws IOException {
    Main.main(withGames(args));
  }

  /** Returns the options, with values for the parameters {@code count} and {@code game} if they have none. */
  static String[] withGames(String... args) throws IOException {
    List<String> options = new ArrayList<>(List.of(args));
    try {
      CommandLineOptions commandLine = new CommandLineOptions(args);
      if (!commandLine.getParameter("count").hasValue()) {
        options.addAll(List.of("-p", "count=" + String.join(",", counts())));
      }
      if (!commandLine.getParameter("game").hasValue()) {
        options.addAll(List.of("-p", "game=" + String.join(",", GameFiles.ids())));
      }
    } catch (CommandLineOptionException e) {
      return args; // JMH reports the error
    }
    return options.toArray(String[]::new);
  }

  static List<String> counts() throws IOException {
    return PublishedGames.counts(MOST_LEAVES);
  }
}
