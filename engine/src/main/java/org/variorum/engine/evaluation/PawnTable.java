package org.variorum.engine.evaluation;

/**
 * A pawn hash table: scores of pawn structures. Pawns rarely move, so nearly all lookups hit (D. Slate and L. Atkin,
 * "Chess 4.5", in: Chess Skill in Man and Machine, 1977). Not thread-safe.
 *
 * <p>An entry contains the squares of White's pawns and of Black's, which identify it without collisions; then the
 * squares of passed pawns, and the score. An entry of zeros is valid: it belongs to a board without pawns.
 */
final class PawnTable {

  private static final int BITS = 11;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final int words;
  private final int stride;
  private final long[] entries;

  /** @param words the number of longs in a set of squares, a bit for each square */
  PawnTable(int words) {
    this.words = words;
    stride = 3 * words + 1;
    entries = new long[stride << BITS];
  }

  /** Adds the score of a pawn structure and fills {@code passed}; returns false if the table lacks the structure. */
  boolean find(long[][] pawns, long[] passed, EvaluationSum sum) {
    int entry = entry(pawns);
    for (int word = 0; word < words; word++) {
      if (entries[entry + word] != pawns[0][word] || entries[entry + words + word] != pawns[1][word]) {
        return false;
      }
    }
    System.arraycopy(entries, entry + 2 * words, passed, 0, words);
    sum.addPart(entries[entry + 3 * words]);
    return true;
  }

  /** Stores the passed pawns and the score of a structure. */
  void store(long[][] pawns, long[] passed, long score) {
    int entry = entry(pawns);
    System.arraycopy(pawns[0], 0, entries, entry, words);
    System.arraycopy(pawns[1], 0, entries, entry + words, words);
    System.arraycopy(passed, 0, entries, entry + 2 * words, words);
    entries[entry + 3 * words] = score;
  }

  private int entry(long[][] pawns) {
    long key = 0;
    for (int word = 0; word < words; word++) {
      key = (key ^ pawns[0][word]) * MIX;
      key = (key ^ key >>> 32 ^ pawns[1][word]) * MIX;
    }
    return (int) (key >>> 64 - BITS) * stride;
  }
}
