package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;

/** Random moves back and forth, with null moves and unmade moves, so that positions often repeat. */
final class Wandering {

  private static final int PLIES = 200;

  private final MutablePosition position;
  private final SplittableRandom random;
  private final MoveList moves = new MoveList();
  /** The moves made; 0 for a null move. */
  private final List<Long> made = new ArrayList<>();
  private final List<Long> hashes = new ArrayList<>();

  Wandering(MutablePosition position, SplittableRandom random) {
    this.position = position;
    this.random = random;
  }

  /** Moves at random and checks the repetition count of each position since the last null move. */
  void countRepetitions() {
    for (int ply = 0; ply < PLIES; ply++) {
      position.legalMoves(moves);
      if (!made.isEmpty() && (moves.size() == 0 || random.nextInt(6) == 0)) {
        position.unmake();
        made.removeLast();
        hashes.removeLast();
      } else if (moves.size() == 0) {
        return;
      } else if (random.nextInt(60) == 0 && !position.inCheck()) {
        add(0);
        position.pass();
      } else {
        long move = choose();
        add(move);
        position.make(move);
      }
      int expected = 1 + earlierOccurrences();
      that(position.occurrences()).as("occurrences of %s", position.fen()).isEqualTo(expected);
      that(position.repeats()).as("repetition of %s", position.fen()).isEqualTo(expected > 1);
    }
  }

  private void add(long move) {
    made.add(move);
    hashes.add(position.hash());
  }

  /** A random move; half the time the reverse of the side's last move, if that is legal. */
  private long choose() {
    long previous = made.size() < 2 || random.nextBoolean() ? 0 : made.get(made.size() - 2);
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
    for (int i = made.size() - 1; i >= 0 && made.get(i) != 0; i--) {
      count += hashes.get(i) == position.hash() ? 1 : 0;
    }
    return count;
  }
}
