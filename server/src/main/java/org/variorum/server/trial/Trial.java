package org.variorum.server.trial;

import java.util.List;

/** The trial of a definition before it is published. */
public interface Trial {

  /** Refuses everything: the server's operator does not let visitors publish. */
  Trial CLOSED = _ -> new Verdict.Refused(
      List.of(
          "This server does not publish games of its visitors. Save yours as a file, or ask its operator."));

  /**
   * Examines a definition: whether it can be read, compiled and played at a bounded cost.
   *
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  Verdict examine(Texts texts) throws InterruptedException;
}
