package org.variorum.server.trial;

import java.time.Duration;

/**
 * The most that a trial may cost.
 *
 * @param processor the processor time of the process, its start included
 * @param wall the time by the clock, as a last resort
 * @param heapMegabytes the heap of the process
 * @param textBytes the bytes of all texts together
 * @param answerBytes the bytes of the answer
 * @param waiting the trials that may wait for their turn
 */
public record TrialBounds(Duration processor, Duration wall, int heapMegabytes, int textBytes,
    int answerBytes, int waiting) {

  /** The bounds of a server. */
  public static final TrialBounds USUAL =
      new TrialBounds(Duration.ofSeconds(20), Duration.ofSeconds(120), 256, 2_000_000, 20_000, 20);
}
