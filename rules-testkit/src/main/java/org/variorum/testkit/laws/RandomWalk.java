package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;

/** A random walk through a game: moves back and forth, null moves and unmade moves, so that positions often repeat. */
final class RandomWalk {

  private static final int PLIES = 200;

  private final MutablePosition position;
  private final SplittableRandom random;
  private final MoveList moves = new MoveList();
  /** The moves made and not unmade; 0 for a null move. */
  private final List<Long> madeMoves = new ArrayList<>();
  /** The hash of the position before each of {@link #madeMoves}. */
  private final List<Long> hashesBeforeMoves = new ArrayList<>();

  RandomWalk(MutablePosition position, SplittableRandom random) {
    this.position = position;
    this.random = random;
  }

  /** Moves at random and checks the repetition count of each position since the last null move. */
  void countRepetitions() {
    for (int ply = 0; ply < PLIES; ply++) {
      position.legalMoves(moves);
      if (!madeMoves.isEmpty() && (moves.size() == 0 || random.nextInt(6) == 0)) {
        position.unmake();
        madeMoves.removeLast();
        hashesBeforeMoves.removeLast();
      } else if (moves.size() == 0) {
        return;
      } else if (random.nextInt(60) == 0 && !position.inCheck()) {
        addMove(0);
        position.makeNullMove();
      } else {
        long move = choose();
        addMove(move);
        position.make(move);
      }
      int expected = 1 + earlierOccurrences();
      that(position.occurrences()).as("occurrences of %s", position.fen()).isEqualTo(expected);
      that(position.repeats()).as("repetition of %s", position.fen()).isEqualTo(expected > 1);
    }
  }

  private void addMove(long move) {
    madeMoves.add(move);
    hashesBeforeMoves.add(position.hash());
  }

  /** Returns a random move; with a chance of one half, the reverse of the side's last move if it is legal. */
  private long choose() {
    long previous = madeMoves.size() < 2 || random.nextBoolean() ? 0 : madeMoves.get(madeMoves.size() - 2);
    for (int i = 0; previous != 0 && i < moves.size(); i++) {
      if (MoveCode.from(moves.get(i)) == MoveCode.to(previous)
          && MoveCode.to(moves.get(i)) == MoveCode.from(previous)) {
        return moves.get(i);
      }
    }
    return moves.get(random.nextInt(moves.size()));
  }

  private int earlierOccurrences() {
    int count = 0;
    for (int i = madeMoves.size() - 1; i >= 0 && madeMoves.get(i) != 0; i--) {
      count += hashesBeforeMoves.get(i) == position.hash() ? 1 : 0;
    }
    return count;
  }
}
