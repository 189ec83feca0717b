package org.variorum.protocol.xboard;

import java.util.Optional;
import org.variorum.rules.board.Geometry;

/** XBoard's names of squares. On boards of exactly ten ranks, it numbers the ranks from 0. */
record XBoardSquares(Geometry board) {

  private static final int RANKS_WITH_ZERO = 10;

  boolean areRanksCountedFromOne() {
    return board.ranks() != RANKS_WITH_ZERO;
  }

  private int firstRank() {
    return areRanksCountedFromOne() ? 1 : 0;
  }

  String name(int square) {
    return (char) ('a' + board.file(square)) + Integer.toString(board.rank(square) + firstRank());
  }

  /** The square of a name; empty if no square has that name. */
  Optional<Integer> square(String name) {
    if (!name.matches(Geometry.FILE_NAME + "[0-9]{1,2}")) {
      return Optional.empty();
    }
    int square = board.square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - firstRank());
    return square == Geometry.NONE ? Optional.empty() : Optional.of(square);
  }
}
