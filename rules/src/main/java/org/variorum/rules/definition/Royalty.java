package org.variorum.rules.definition;

import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * The rules about royal pieces.
 *
 * @param mode whether royal pieces are subject to check or to capture
 * @param facing which moves may leave the royal pieces facing each other while another piece gives check (NMT-7). Royal
 *     pieces face each other if one could capture the other by the movement that it has when not in check.
 * @param sideWithoutRoyal the side without a royal piece; empty if both sides have a royal piece
 * @param several which royal pieces must be safe if a side may have several
 */
public record Royalty(Mode mode, Facing facing, Optional<Side> sideWithoutRoyal, Several several) {

  /** Rules for games in which a side has at most one royal piece. */
  public Royalty(Mode mode, Facing facing, Optional<Side> sideWithoutRoyal) {
    this(mode, facing, sideWithoutRoyal, Several.ONE);
  }

  /** Whether a side has a royal piece at the start. Meaningless if {@code mode} is {@link Mode#NONE}. */
  public boolean has(Side side) {
    return sideWithoutRoyal.filter(side::equals).isEmpty();
  }

  /** Whether a side may have several royal pieces. */
  public boolean hasSeveral() {
    return several != Several.ONE;
  }

  /** Whether the game may continue after one of several royal pieces is captured. */
  public boolean maySpareOne() {
    return mode == Mode.CAPTURE ? hasSeveral() : several == Several.LAST || several == Several.NOT_ALL;
  }

  /** Whether royal pieces are subject to check or to capture. */
  public enum Mode {
    /** A royal piece may not be left attacked. */
    CHECK,
    /** A royal piece may be left attacked; its capture decides the game. */
    CAPTURE,
    /** There is no royal piece. */
    NONE
  }

  /** The royal pieces of a side that must be safe, or may not be lost. */
  public enum Several {
    /** A side never has more than one royal piece. */
    ONE,
    /**
     * No royal piece may be left attacked. With {@link Goal.RoyalCaptured}, a side loses when it has fewer royal pieces
     * than at the start.
     */
    ALL,
    /** Only the last royal piece of a side must be safe. While a side has several, they may be captured. */
    LAST,
    /** At least one royal piece must be safe: the others may be left attacked, and may be captured. */
    NOT_ALL
  }

  /** The moves that may leave the royal pieces facing each other while another piece gives check. */
  public enum Facing {
    /** Only moves of pieces that are not royal. */
    OTHER_PIECES,
    /** All moves, except a royal piece's move that makes the royal pieces adjacent. */
    ALL_PIECES
  }
}
