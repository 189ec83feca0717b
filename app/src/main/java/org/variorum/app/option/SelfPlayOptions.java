package org.variorum.app.option;

import picocli.CommandLine.Option;

/** Options for self-play. */
public final class SelfPlayOptions {

  @Option(names = "--threads", paramLabel = "N",
      description = "the number of games at a time (default ${DEFAULT-VALUE})") private int threads = 1;

  @Option(names = "--seed", paramLabel = "N",
      description = "the random seed; the same seed gives the same games (default "
          + "${DEFAULT-VALUE})") private long seed = 1;

  /** The number of games in parallel; throws {@link Complaint} if it is less than 1. */
  public int threads() {
    if (threads < 1) {
      throw Complaint.usage("--threads takes numbers from 1 on, not " + threads);
    }
    return threads;
  }

  public long seed() {
    return seed;
  }
}
