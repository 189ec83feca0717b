package org.variorum.rules.position;

import java.util.List;

/** Why a text is no legal move, in words for the player. Malformed, incomplete and illegal are different things. */
public sealed interface Refusal {

  /** What is wrong: begins with a lower-case letter, ends without a full stop. */
  String words();

  /**
   * The text says no move of any kind.
   *
   * @param column where it goes wrong, from 1
   * @param words what was expected
   */
  record Malformed(int column, String words) implements Refusal {}

  /**
   * The text leaves something open.
   *
   * @param words what is left open
   * @param moves the legal moves that it may mean
   */
  record Incomplete(String words, List<Move> moves) implements Refusal {
    public Incomplete {
      moves = List.copyOf(moves);
    }
  }

  /**
   * The text says a move that the rules forbid.
   *
   * @param rule which kind of rule
   * @param words what forbids it here
   * @param squares the squares that {@code words} speaks of, to be shown on a board
   */
  record Illegal(Rule rule, String words, List<Integer> squares) implements Refusal {
    public Illegal {
      squares = List.copyOf(squares);
    }
  }

  /** Kinds of rules that forbid moves. */
  enum Rule {
    /** The game has ended. */
    GAME_OVER(true),
    /** Nothing stands there. */
    EMPTY_SQUARE,
    /** It is the other player's piece. */
    ENEMY_PIECE,
    /** The piece was put there by the last move (RS-7). */
    FROZEN(true),
    /** The opponent has just moved a piece of that kind (NMT-4). */
    BANNED(true),
    /** Nobody lends it a movement (DEL-2). */
    UNPROTECTED(true),
    /** The piece never goes so. */
    NO_WAY,
    /** It goes so only from elsewhere. */
    NOT_FROM_HERE,
    /** It may not end there. */
    NOT_TO_THERE,
    /** It goes so only while its side is not in check, or only while it is. */
    CHECK_CHANGES_WAY,
    /** A piece stands in the way. */
    BLOCKED,
    /** A piece is missing over which, or round which, it would go. */
    NO_HURDLE,
    /** A piece of its own stands there. */
    OWN_PIECE,
    /** It does not capture what stands there. */
    NOT_CAPTURED,
    /** It goes there only by capturing. */
    ONLY_CAPTURES,
    /** It leaves the reach of the pieces that give range (RS-3). */
    OUT_OF_RANGE(true),
    /** The piece cannot be acted on so (NOT-2). */
    NO_TARGET,
    /** Another move is compulsory (NOT-3, option). */
    COMPULSORY_OTHER(true),
    /** The move does not end a check. */
    STILL_IN_CHECK,
    /** The royal piece would be attacked. */
    EXPOSES_ROYAL,
    /** The royal pieces would face each other (NMT-7). */
    FACING,
    /** The player's own royal piece would be removed. */
    OWN_ROYAL_LOST,
    /** It does not become that. */
    PROMOTION,
    /** The other piece cannot go there. */
    SECOND_LEG,
    /** Not now, or not over these squares. */
    CASTLING,
    /** Not now, or not these two pieces (NMT-8). */
    EXCHANGE,
    /** No such piece in hand, or not there. */
    DROP,
    /** The player may not pass now. */
    PASS;

    private final boolean ofPiece;

    Rule() {
      this(false);
    }

    Rule(boolean ofPiece) {
      this.ofPiece = ofPiece;
    }

    /** Whether words of this rule say by themselves that a piece may not move, and not what would happen elsewhere if it did. */
    public boolean isOfPiece() {
      return ofPiece;
    }
  }
}
