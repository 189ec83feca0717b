package org.variorum.rules.game;

import java.util.List;

/** Why a text is no legal move, in words for the player. Malformed, incomplete and illegal are different things. */
public sealed interface Refusal {

  /** A sentence without a full stop that begins with a lower-case letter. */
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
    GAME_OVER
  }
}
