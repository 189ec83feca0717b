package org.variorum.app.option;

import picocli.CommandLine.Option;

/** The option that says how much the results of games count where things are learnt from scores, too. */
public final class ShareOption {

  @Option(names = "--share", paramLabel = "PART",
      description = "how much results count against scores, from 0 to 1 (default ${DEFAULT-VALUE})") private double share =
          0.1;

  /** @throws Complaint if it is no part */
  public double share() {
    if (!(share >= 0 && share <= 1)) {
      throw Complaint.usage("--share takes a number from 0 to 1, not " + share);
    }
    return share;
  }
}
