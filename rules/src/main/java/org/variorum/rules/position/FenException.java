package org.variorum.rules.position;

import org.variorum.rules.board.SideNames;

/** A text that is not a well-formed FEN of the game, whatever position it describes. */
public final class FenException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int column;
  private final String problem;

  public FenException(String problem, int column) {
    super(("FEN, column " + column + ": " + problem).replaceAll("\\p{Cc}", "\uFFFD"));
    this.column = column;
    this.problem = problem;
  }

  /** Returns the same exception with the game's own names of the sides. */
  public FenException in(SideNames names) {
    return names.equals(SideNames.USUAL) ? this : new FenException(names.in(problem), column);
  }

  /** The column of the problem, from 1. */
  public int column() {
    return column;
  }
}
