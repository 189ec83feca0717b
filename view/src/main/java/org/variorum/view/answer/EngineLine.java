package org.variorum.view.answer;

import java.util.List;

/** A line of an analysis, with its score. */
public record EngineLine(Score score, List<EngineMove> moves) {

  /**
   * A move of a line of an analysis.
   *
   * @param text the move as in COM-3
   * @param san the move in SAN
   * @param side the side that makes the move
   * @param number the move number, which increases after Black's turn
   */
  public record EngineMove(String text, String san, Color side, int number) {}
}
