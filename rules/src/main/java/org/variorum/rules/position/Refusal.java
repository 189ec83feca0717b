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
  record Illegal(Rule rule, String words, List<Integer> squares) implements Refusal {
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
  record Rule(String name, Scope scope) {

    /** The game has ended. */
    public static final Rule GAME_OVER = new Rule("GAME_OVER", Scope.PIECE);
    /** Nothing stands there. */
    public static final Rule EMPTY_SQUARE = new Rule("EMPTY_SQUARE");
    /** It is the other player's piece. */
    public static final Rule ENEMY_PIECE = new Rule("ENEMY_PIECE");
    /** No piece lends it a movement (DEL-2). */
    public static final Rule UNPROTECTED = new Rule("UNPROTECTED", Scope.PIECE_AT_ALL);
    /** The piece never goes so. */
    public static final Rule NO_WAY = new Rule("NO_WAY");
    /** It goes so only from elsewhere. */
    public static final Rule NOT_FROM_HERE = new Rule("NOT_FROM_HERE");
    /** It may not end there. */
    public static final Rule NOT_TO_THERE = new Rule("NOT_TO_THERE");
    /** It goes so only while its side is not in check, or only while it is. */
    public static final Rule CHECK_CHANGES_WAY = new Rule("CHECK_CHANGES_WAY");
    /** What must hold for it to go so, to promote or to be dropped does not. */
    public static final Rule CONDITION = new Rule("CONDITION");
    /** A piece stands in the way. */
    public static final Rule BLOCKED = new Rule("BLOCKED");
    /** A piece is missing over which, or round which, it would go. */
    public static final Rule NO_HURDLE = new Rule("NO_HURDLE");
    /** A piece of its own stands there. */
    public static final Rule OWN_PIECE = new Rule("OWN_PIECE");
    /** It does not capture what stands there. */
    public static final Rule NOT_CAPTURED = new Rule("NOT_CAPTURED");
    /** It goes there only by capturing. */
    public static final Rule ONLY_CAPTURES = new Rule("ONLY_CAPTURES");
    /** Another move is compulsory (NOT-3, option). */
    public static final Rule COMPULSORY_OTHER = new Rule("COMPULSORY_OTHER", Scope.PIECE);
    /** The move leads to something that is forbidden. */
    public static final Rule FORBIDDEN_RESULT = new Rule("FORBIDDEN_RESULT");
    /** The move does not end a check. */
    public static final Rule STILL_IN_CHECK = new Rule("STILL_IN_CHECK");
    /** The royal piece would be attacked. */
    public static final Rule EXPOSES_ROYAL = new Rule("EXPOSES_ROYAL");
    /** The royal pieces would face each other (NMT-7). */
    public static final Rule FACING = new Rule("FACING");
    /** The player's own royal piece would be removed. */
    public static final Rule OWN_ROYAL_LOST = new Rule("OWN_ROYAL_LOST");
    /** It does not become that. */
    public static final Rule PROMOTION = new Rule("PROMOTION");
    /** The other piece cannot go there. */
    public static final Rule SECOND_LEG = new Rule("SECOND_LEG");
    /** Not now, or not over these squares. */
    public static final Rule CASTLING = new Rule("CASTLING");
    /** No such piece in hand, or not there. */
    public static final Rule DROP = new Rule("DROP");
    /** The player may not pass now. */
    public static final Rule PASS = new Rule("PASS");

    /** A kind of rule with words about one move. */
    public Rule(String name) {
      this(name, Scope.MOVE);
    }
  }
}
