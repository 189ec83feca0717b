package org.variorum.rules.position;

import java.util.List;
import org.variorum.rules.board.SideNames;

/** Why a text is no legal move, in words for the player. Malformed, incomplete and illegal are different things. */
public sealed interface Refusal {

  /** What is wrong: begins with a lower-case letter, ends without a full stop. */
  String words();

  /** The same in a game's names of the sides. */
  default Refusal in(SideNames names) {
    return switch (this) {
      case Malformed malformed -> new Malformed(malformed.column(), names.in(malformed.words()));
      case Incomplete incomplete -> new Incomplete(names.in(incomplete.words()), incomplete.moves());
      case Illegal illegal -> illegal.named(names);
    };
  }

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
  record Illegal(Reason rule, String words, List<Integer> squares) implements Refusal {
    public Illegal {
      squares = List.copyOf(squares);
    }

    /** The same in a game's names of the sides. */
    public Illegal named(SideNames names) {
      return new Illegal(rule, names.in(words), squares);
    }
  }

  /** What the words of a kind of rule are about. */
  enum Scope {
    /** One move: they say what is wrong with it. */
    MOVE,
    /** A piece: they say by themselves that it may not move now. */
    PIECE,
    /** The same, and no move of it at all can be meant. */
    PIECE_AT_ALL
  }

  /**
   * A kind of rule that forbids moves. Mechanisms bring theirs.
   *
   * @param name the word that programs and rules pages know it by
   */
  record Reason(String name, Scope scope) {

    /** The game has ended. */
    public static final Reason GAME_OVER = new Reason("GAME_OVER", Scope.PIECE);
    /** Nothing stands there. */
    public static final Reason EMPTY_SQUARE = new Reason("EMPTY_SQUARE");
    /** It is the other player's piece. */
    public static final Reason ENEMY_PIECE = new Reason("ENEMY_PIECE");
    /** No piece lends it a movement (DEL-2). */
    public static final Reason UNPROTECTED = new Reason("UNPROTECTED", Scope.PIECE_AT_ALL);
    /** The piece never goes so. */
    public static final Reason NO_WAY = new Reason("NO_WAY");
    /** It goes so only from elsewhere. */
    public static final Reason NOT_FROM_HERE = new Reason("NOT_FROM_HERE");
    /** It may not end there. */
    public static final Reason NOT_TO_THERE = new Reason("NOT_TO_THERE");
    /** It goes so only while its side is not in check, or only while it is. */
    public static final Reason CHECK_CHANGES_WAY = new Reason("CHECK_CHANGES_WAY");
    /** What must hold for it to go so, to promote or to be dropped does not. */
    public static final Reason CONDITION = new Reason("CONDITION");
    /** A piece stands in the way. */
    public static final Reason BLOCKED = new Reason("BLOCKED");
    /** A piece is missing over which, or round which, it would go. */
    public static final Reason NO_HURDLE = new Reason("NO_HURDLE");
    /** A piece of its own stands there. */
    public static final Reason OWN_PIECE = new Reason("OWN_PIECE");
    /** It does not capture what stands there. */
    public static final Reason NOT_CAPTURED = new Reason("NOT_CAPTURED");
    /** It goes there only by capturing. */
    public static final Reason ONLY_CAPTURES = new Reason("ONLY_CAPTURES");
    /** Another move is compulsory (NOT-3, option). */
    public static final Reason COMPULSORY_OTHER = new Reason("COMPULSORY_OTHER", Scope.PIECE);
    /** The move leads to something that is forbidden. */
    public static final Reason FORBIDDEN_RESULT = new Reason("FORBIDDEN_RESULT");
    /** The move does not end a check. */
    public static final Reason STILL_IN_CHECK = new Reason("STILL_IN_CHECK");
    /** The royal piece would be attacked. */
    public static final Reason EXPOSES_ROYAL = new Reason("EXPOSES_ROYAL");
    /** The royal pieces would face each other (NMT-7). */
    public static final Reason FACING = new Reason("FACING");
    /** The player's own royal piece would be removed. */
    public static final Reason OWN_ROYAL_LOST = new Reason("OWN_ROYAL_LOST");
    /** It does not become that. */
    public static final Reason PROMOTION = new Reason("PROMOTION");
    /** The other piece cannot go there. */
    public static final Reason SECOND_LEG = new Reason("SECOND_LEG");
    /** Not now, or not over these squares. */
    public static final Reason CASTLING = new Reason("CASTLING");
    /** No such piece in hand, or not there. */
    public static final Reason DROP = new Reason("DROP");
    /** The player may not pass now. */
    public static final Reason PASS = new Reason("PASS");

    /** A kind of rule with words about one move. */
    public Reason(String name) {
      this(name, Scope.MOVE);
    }
  }
}
