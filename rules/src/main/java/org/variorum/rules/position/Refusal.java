package org.variorum.rules.position;

import java.util.List;
import org.variorum.rules.board.SideNames;

/**
 * The reason why a text is not a legal move, in words for the player. A text can be malformed, incomplete or illegal.
 */
public sealed interface Refusal {

  /** The problem as a clause that begins with a lower-case letter and ends without a full stop. */
  String words();

  /** Returns the same refusal with the game's own names of the sides. */
  default Refusal in(SideNames names) {
    return switch (this) {
      case Malformed malformed -> new Malformed(malformed.column(), names.in(malformed.words()));
      case Incomplete incomplete -> new Incomplete(names.in(incomplete.words()), incomplete.moves());
      case Illegal illegal -> illegal.named(names);
    };
  }

  /**
   * The text does not have the form of a move.
   *
   * @param column the column of the problem, from 1
   * @param words the expected form
   */
  record Malformed(int column, String words) implements Refusal {}

  /**
   * The text does not say which of several legal moves it means.
   *
   * @param words the missing part
   * @param moves the legal moves that the text may mean
   */
  record Incomplete(String words, List<Move> moves) implements Refusal {
    public Incomplete {
      moves = List.copyOf(moves);
    }
  }

  /**
   * The text describes a move that the rules forbid.
   *
   * @param rule the kind of rule
   * @param words the reason in this position
   * @param squares the squares that {@code words} mentions, for display on a board
   */
  record Illegal(Reason rule, String words, List<Integer> squares) implements Refusal {
    public Illegal {
      squares = List.copyOf(squares);
    }

    /** Returns the same refusal with the game's own names of the sides. */
    public Illegal named(SideNames names) {
      return new Illegal(rule, names.in(words), squares);
    }
  }

  /** The subject of the words for a kind of rule. */
  enum Scope {
    /** One move: the words say what is wrong with that move. */
    MOVE,
    /** A piece: the words are complete, and say that the piece may not move now. */
    PIECE,
    /** Like {@link #PIECE}; in addition, an algebraic text without origin cannot mean the piece. */
    PIECE_AT_ALL
  }

  /**
   * A kind of rule that forbids moves. Mechanisms define their own kinds.
   *
   * @param name the word by which programs and rules pages identify the kind
   */
  record Reason(String name, Scope scope) {

    /** The game has ended. */
    public static final Reason GAME_OVER = new Reason("GAME_OVER", Scope.PIECE);
    /** There is no piece on the origin. */
    public static final Reason EMPTY_SQUARE = new Reason("EMPTY_SQUARE");
    /** The piece belongs to the other player. */
    public static final Reason ENEMY_PIECE = new Reason("ENEMY_PIECE");
    /** No piece lends the piece a movement (DEL-2). */
    public static final Reason UNPROTECTED = new Reason("UNPROTECTED", Scope.PIECE_AT_ALL);
    /** No movement of the piece leads to that square. */
    public static final Reason NO_WAY = new Reason("NO_WAY");
    /** A movement of the piece leads there, but the piece may make it only from other squares. */
    public static final Reason NOT_FROM_HERE = new Reason("NOT_FROM_HERE");
    /** The piece may not end its move on that square. */
    public static final Reason NOT_TO_THERE = new Reason("NOT_TO_THERE");
    /** A movement of the piece leads there, but is allowed only in check, or only when not in check. */
    public static final Reason CHECK_CHANGES_WAY = new Reason("CHECK_CHANGES_WAY");
    /** A condition of the movement, the promotion or the drop does not hold. */
    public static final Reason CONDITION = new Reason("CONDITION");
    /** A piece blocks the path. */
    public static final Reason BLOCKED = new Reason("BLOCKED");
    /** There is no piece that the mover could hop over or go round. */
    public static final Reason NO_HURDLE = new Reason("NO_HURDLE");
    /** A piece of the same side stands on the destination. */
    public static final Reason OWN_PIECE = new Reason("OWN_PIECE");
    /** The piece cannot capture the piece on that square. */
    public static final Reason NOT_CAPTURED = new Reason("NOT_CAPTURED");
    /** The piece reaches that square only by capturing. */
    public static final Reason ONLY_CAPTURES = new Reason("ONLY_CAPTURES");
    /** Another move is compulsory (NOT-3, option). */
    public static final Reason COMPULSORY_OTHER = new Reason("COMPULSORY_OTHER", Scope.PIECE);
    /** The result of the move is forbidden. */
    public static final Reason FORBIDDEN_RESULT = new Reason("FORBIDDEN_RESULT");
    /** The move does not end a check. */
    public static final Reason STILL_IN_CHECK = new Reason("STILL_IN_CHECK");
    /** The move would leave the royal piece attacked. */
    public static final Reason EXPOSES_ROYAL = new Reason("EXPOSES_ROYAL");
    /** The royal pieces would face each other (NMT-7). */
    public static final Reason FACING = new Reason("FACING");
    /** The move would remove the player's own royal piece. */
    public static final Reason OWN_ROYAL_LOST = new Reason("OWN_ROYAL_LOST");
    /** The piece cannot promote to that piece. */
    public static final Reason PROMOTION = new Reason("PROMOTION");
    /** The second leg of the move is not possible. */
    public static final Reason SECOND_LEG = new Reason("SECOND_LEG");
    /** Castling is not possible now, or not over these squares. */
    public static final Reason CASTLING = new Reason("CASTLING");
    /** The piece is not in hand, or cannot be dropped on that square. */
    public static final Reason DROP = new Reason("DROP");
    /** The player may not pass now. */
    public static final Reason PASS = new Reason("PASS");

    /** A kind of rule with words about one move. */
    public Reason(String name) {
      this(name, Scope.MOVE);
    }
  }
}
