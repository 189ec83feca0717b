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
  /** A game stops early if its positions have more legal moves than this on average. */
  private static final int MAX_AVERAGE_MOVES = 150;

  /** Visitor of the positions of a game. It visits each position before the next move is made. */
  public interface Visitor {
    /**
     * @param position the position; a visitor may make moves in it if it unmakes them
     * @param moves the legal moves of the position; a visitor does not change this list
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
   * Plays a game and returns its outcome; empty if the game was stopped. The game stops if the visitor wants no
   * more, or after {@code maxPlies} plies. It also stops once the visited positions have had {@code maxPlies} times
   * {@link #MAX_AVERAGE_MOVES} legal moves in total.
   */
  public static Optional<Outcome> play(Game game, long seed, int maxPlies, Visitor visitor) {
    SplittableRandom random = new SplittableRandom(seed);
    MutablePosition position = game.start().mutable();
    MoveList moves = new MoveList();
    long moveCount = 0;
    for (int ply = 0; ply < maxPlies && moveCount < (long) maxPlies * MAX_AVERAGE_MOVES; ply++) {
      position.legalMoves(moves);
      moveCount += moves.size();
      visitor.visit(position, moves, random);
      if (!visitor.wantsMore()) {
        return Optional.empty();
      }
      if (moves.size() == 0) {
        return Optional.of(position.outcomeDespiteMoves().orElseGet(position::outcomeWithoutMoves));
      }
      Optional<Outcome> ended = position.outcomeDespiteMoves();
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
