package org.variorum.server.thinking;

import java.util.List;
import org.variorum.view.answer.EngineLine;

/** A listener of an analysis, called in the same way as a {@link Reply}. */
public interface AnalysisListener {

  /**
   * Reports that the analysis must wait.
   *
   * @param searchesAhead the number of searches that run first; 0 when the analysis begins
   */
  void waiting(int searchesAhead);

  /**
   * Reports the results so far, at most five times per second.
   *
   * @param depth the depth that the search has completed
   * @param nodes the number of nodes that were searched
   * @param lines the best lines, best first for the side to move
   * @param done whether this is the last report
   */
  void found(int depth, long nodes, List<EngineLine> lines, boolean done);
}
