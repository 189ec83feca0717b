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

  /** How pieces of some kinds capture from where they stand, whomever they capture. So they do not promote. */
  interface Standing {

    /** The kinds that capture so, and not otherwise. */
    long captors();

    /** The move by which the piece on {@code from} captures the one on {@code square}. */
    long capture(int from, int square);

    /** The same, where it is captured on another square, which it has just crossed. */
    long enPassant(int from, int square);

    /** Whether a move is one of the latter. */
    boolean isEnPassant(long move);
  }
}
