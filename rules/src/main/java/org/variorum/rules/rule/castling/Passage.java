package org.variorum.rules.rule.castling;

import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** Whether the way is free for those who castle. The gates are prepared. */
record Passage(State state, Threats threats, Gates gates) {

  /** Whether nothing stands on any of the squares of a set. */
  boolean isEmpty(long[] squares) {
    for (int word = 0; word < squares.length; word++) {
      if (((state.sides[word] | state.sides[squares.length + word]) & squares[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether none of them is closed to all. */
  boolean isOpen(long[] squares) {
    for (int word = 0; gates.mayShut() && word < squares.length; word++) {
      if ((gates.shut(word) & squares[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether a piece may not move without capturing. */
  boolean isBarred(int piece) {
    return PieceCode.holds(gates.capturesOnly(), piece);
  }

  /**
   * Whether the king crosses no attacked square; where there is no check, attack is no matter. The king is lifted meanwhile: it
   * hides no square from an attacker.
   */
  boolean isSafe(Wing wing) {
    if (!threats.matter()) {
      return true;
    }
    int king = state.swap(wing.kingHome(), PieceCode.EMPTY);
    boolean safe = true;
    for (int i = 0; safe && i < wing.safe().length; i++) {
      safe = !threats.attacked(wing.safe()[i], state.turn ^ 1);
    }
    state.swap(wing.kingHome(), king);
    return safe;
  }
}
