package org.variorum.rules.rule;

import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.state.State;

/** Another way in which some pieces are captured: where a piece finds that it can capture one, these are its moves. */
public interface CaptureForm {

  /** The kinds that are captured so, and not otherwise. */
  long victims();

  /** Whether one's own pieces are, too. */
  boolean ownToo();

  /** Adds the moves by which the piece on {@code from} captures the one on {@code square}. */
  void add(MoveBuffer moves, State state, int from, int square);

  /** How pieces of some kinds capture from where they stand. They do not promote by it. */
  interface Standing {

    /** Whether a piece captures one on {@code square} so, if it can capture it. */
    boolean captures(int piece, int from, int square);

    /** Whether a piece that captures another so may capture it by moving, too. */
    boolean alsoByMoving(int piece);

    /** The move by which a piece captures the one on {@code square}. */
    long capture(int piece, int from, int square);

    /** The same, where it is captured on another square, which it has just crossed. */
    long enPassant(int piece, int from, int square);

    /** Whether a move is one of the latter. */
    boolean isEnPassant(long move);
  }
}
