package org.variorum.testkit.laws;

import java.util.SplittableRandom;
import org.variorum.rules.position.MoveList;

/** Move codes that a transposition table may return: moves of other positions, corrupted codes, and random bits. */
final class MoveCodes {

  private static final int REMEMBERED = 256;
  private static final int OFFERED = 64;

  private final SplittableRandom random;
  private final long[] remembered = new long[REMEMBERED];
  private int next;

  MoveCodes(SplittableRandom random) {
    this.random = random;
  }

  /** Stores some moves of a position and overwrites older moves. */
  void remember(MoveList moves) {
    for (int i = 0; i < Math.min(16, moves.size()); i++) {
      remembered[next++ % REMEMBERED] = moves.get(random.nextInt(moves.size()));
    }
  }

  /** Returns a mixture of seen, corrupted and random codes. */
  long[] sample() {
    long[] codes = new long[OFFERED];
    for (int i = 0; i < OFFERED; i++) {
      long code = remembered[random.nextInt(REMEMBERED)];
      codes[i] = switch (random.nextInt(4)) {
        case 0 -> code ^ 1L << random.nextInt(48);
        case 1 -> code ^ 1L << random.nextInt(48) ^ 1L << random.nextInt(48);
        case 2 -> random.nextInt(4) == 0 ? random.nextLong() : random.nextLong() & 0xF_FFFF_FFFFL;
        default -> code;
      };
    }
    return codes;
  }
}
