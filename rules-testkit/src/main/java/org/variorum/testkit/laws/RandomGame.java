package org.variorum.testkit.laws;

import java.util.Optional;
import java.util.SplittableRandom;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;

/** A game of random legal moves; the same seed gives the same game. */
public final class RandomGame {

  /** The greatest length of a game, in plies. */
  public static final int MAX_PLIES = 1_000;
  /** The average number of legal moves in a position; a game with a higher average stops earlier. */
  private static final int MOVES_A_PLY = 150;

  /** Visitor of each position of a game, before the next move is made. */
  public interface Visitor {
    /**
     * @param position the position; a visitor may make moves in it if it unmakes them
     * @param moves its legal moves; a visitor leaves them as they are
     * @param random a generator for the visitor's own choices
     */
    void visit(MutablePosition position, MoveList moves, SplittableRandom random);

    /** Called with each move before it is made. Does nothing by default. */
    default void beforeMove(MutablePosition position, long move) {}

    /** Whether the game continues after the visited position. */
    default boolean wantsMore() {
      return true;
    }
  }

  private RandomGame() {}

  /** Plays a game of at most {@link #MAX_PLIES} plies and returns its outcome; empty if the game was stopped. */
  public static Optional<Outcome> play(Game game, long seed, Visitor visitor) {
    return play(game, seed, MAX_PLIES, visitor);
  }

  /**
   * Plays a game and returns its outcome; empty if the game was stopped. It stops if the visitor wants no more, after
   * {@code maxPlies} plies, or after too many legal moves in total.
   */
  public static Optional<Outcome> play(Game game, long seed, int maxPlies, Visitor visitor) {
    SplittableRandom random = new SplittableRandom(seed);
    MutablePosition position = game.start().mutable();
    MoveList moves = new MoveList();
    long seen = 0;
    for (int ply = 0; ply < maxPlies && seen < (long) maxPlies * MOVES_A_PLY; ply++) {
      position.legalMoves(moves);
      seen += moves.size();
      visitor.visit(position, moves, random);
      if (!visitor.wantsMore()) {
        return Optional.empty();
      }
      if (moves.size() == 0) {
        return Optional.of(position.ended().orElseGet(position::withoutMoves));
      }
      Optional<Outcome> ended = position.ended();
      if (ended.isPresent()) {
        return ended;
      }
      long move = moves.get(random.nextInt(moves.size()));
      visitor.beforeMove(position, move);
      position.make(move);
    }
    return Optional.empty();
  }
}
