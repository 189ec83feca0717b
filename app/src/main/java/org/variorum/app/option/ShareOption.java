package org.variorum.app.option;

import picocli.CommandLine.Option;

/** Option for the weight of game results against search scores in the target of learning. */
public final class ShareOption {

  @Option(names = "--share", paramLabel = "PART",
      description = "the weight of game results against search scores, from 0 to 1 (default "
          + "${DEFAULT-VALUE})") private double share =
              0.1;

  /** The weight of game results; throws {@link Complaint} if it is not from 0 to 1. */
  public double share() {
    if (!(share >= 0 && share <= 1)) {
      throw Complaint.usage("--share takes a number from 0 to 1, not " + share);
    }
    return share;
  }
}
