package org.variorum.server.api;

import java.util.List;

/** A line of an analysis, with what it is worth. */
public record EngineLine(Score score, List<EngineMove> moves) {

  /**
   * A move of a line.
   *
   * @param side the side that makes it
   * @param number its number: up after Black's turn
   */
  public record EngineMove(String text, String san, Color side, int number) {}
}
