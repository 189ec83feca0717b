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
  private final int entryLength;
  private final long[] entries;

  /** @param words the number of longs in a set of squares, a bit for each square */
  PawnTable(int words) {
    this.words = words;
    entryLength = 3 * words + 1;
    entries = new long[entryLength << BITS];
  }

  /**
   * Looks up a pawn structure. If it is stored, adds its score to {@code sum}, fills {@code passedPawns} and
   * returns true.
   */
  boolean find(long[][] pawns, long[] passedPawns, EvaluationSum sum) {
    int start = entryIndex(pawns);
    for (int word = 0; word < words; word++) {
      if (entries[start + word] != pawns[0][word] || entries[start + words + word] != pawns[1][word]) {
        return false;
      }
    }
    System.arraycopy(entries, start + 2 * words, passedPawns, 0, words);
    sum.addPart(entries[start + 3 * words]);
    return true;
  }

  /** Stores the passed pawns and the score of a structure. */
  void store(long[][] pawns, long[] passedPawns, long score) {
    int start = entryIndex(pawns);
    System.arraycopy(pawns[0], 0, entries, start, words);
    System.arraycopy(pawns[1], 0, entries, start + words, words);
    System.arraycopy(passedPawns, 0, entries, start + 2 * words, words);
    entries[start + 3 * words] = score;
  }

  private int entryIndex(long[][] pawns) {
    long key = 0;
    for (int word = 0; word < words; word++) {
      key = (key ^ pawns[0][word]) * MIX;
      key = (key ^ key >>> 32 ^ pawns[1][word]) * MIX;
    }
    return (int) (key >>> 64 - BITS) * entryLength;
  }
}
