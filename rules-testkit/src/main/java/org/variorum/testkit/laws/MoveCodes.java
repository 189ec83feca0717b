package org.variorum.testkit.laws;

import java.util.SplittableRandom;
import org.variorum.rules.position.MoveList;

/** Move codes that a transposition table may return: moves of other positions, corrupted codes, and random bits. */
final class MoveCodes {

  private static final int STORE_SIZE = 256;
  private static final int SAMPLE_SIZE = 64;

  private final SplittableRandom random;
  private final long[] storedCodes = new long[STORE_SIZE];
  private int nextIndex;

  MoveCodes(SplittableRandom random) {
    this.random = random;
  }

  /** Stores some moves of a position and overwrites older moves. */
  void remember(MoveList moves) {
    for (int i = 0; i < Math.min(16, moves.size()); i++) {
      storedCodes[nextIndex++ % STORE_SIZE] = moves.get(random.nextInt(moves.size()));
    }
  }

  /** Returns a mixture of stored, corrupted and random codes. */
  long[] sample() {
    long[] codes = new long[SAMPLE_SIZE];
    for (int i = 0; i < SAMPLE_SIZE; i++) {
      long code = storedCodes[random.nextInt(STORE_SIZE)];
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
