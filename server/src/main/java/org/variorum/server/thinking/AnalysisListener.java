package org.variorum.server.thinking;

import java.util.List;
import org.variorum.server.api.EngineLine;

/** Hears of an analysis. Is called like a {@link Reply}. */
public interface AnalysisListener {

  /**
   * It must wait.
   *
   * @param before how many searches come first; 0 when it begins
   */
  void waiting(int before);

  /**
   * What is known by now; at most five times a second.
   *
   * @param depth how far ahead was looked
   * @param nodes how many positions were looked at
   * @param lines the best lines, best first for the side to move
   * @param done whether nothing more will come
   */
  void found(int depth, long nodes, List<EngineLine> lines, boolean done);
}
