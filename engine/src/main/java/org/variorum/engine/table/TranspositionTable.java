package org.variorum.engine.table;

import java.util.Arrays;
import org.variorum.engine.score.Scores;
import org.variorum.rules.position.MoveCode;

/**
 * Search results by position hash; any number of threads read and write without locks. An entry is two longs, and the
 * first is stored XORed with the second: an entry that two threads have written half each is then hardly ever taken for
 * that of any position (Hyatt and Mann, "A lockless transposition table implementation for parallel search", 2002).
 *
 * <p>First long: bits 32–63 of the position's hash, bound in bits 30–31, the search that wrote it in bits 24–29, depth
 * in bits 16–23, static evaluation in bits 0–15. Second: the move in bits 0–46, bit 47 set, score in bits 48–63. Four
 * neighbours are a bucket, in about a line of the processor's cache.
 */
public final class TranspositionTable {

  /** What a score is: no less than the true one, no more, or just that. */
  public static final int UPPER = 1;
  public static final int LOWER = 2;
  public static final int EXACT = UPPER | LOWER;

  private static final int BUCKET = 4;
  private static final long KEY = -1L << 32;
  private static final int AGE_SHIFT = 24;
  private static final int AGES = 0x3F;
  private static final long AGE = (long) AGES << AGE_SHIFT;
  private static final int BOUND_SHIFT = 30;
  private static final long MOVE = (1L << MoveCode.BITS) - 1;
  /** Tells an entry from an empty place. */
  private static final long USED = 1L << MoveCode.BITS;
  private static final int SCORE_SHIFT = MoveCode.BITS + 1;
  private static final int LONGS_A_MEGABYTE = 1 << 17;
  /** The number of first buckets that are sampled to estimate how full the table is. */
  private static final int SAMPLE = 1_000;

  private final long[] longs;
  private final long mask;
  /** The number of the search, so that what older ones wrote gives way. */
  private int age;

  public TranspositionTable(int megabytes) {
    int size = Integer.highestOneBit((int) Math.min((long) megabytes * LONGS_A_MEGABYTE, 1 << 30));
    longs = new long[size];
    mask = size / (2 * BUCKET) - 1;
  }

  /** How much memory it keeps. */
  public long bytes() {
    return (long) longs.length * Long.BYTES;
  }

  /** Forgets all. */
  public void clear() {
    Arrays.fill(longs, 0);
    age = 0;
  }

  /** Starts a new generation: older entries are replaced first. */
  public void nextSearch() {
    age = age + 1 & AGES;
  }

  /**
   * Fills {@code entry} if the position is known.
   *
   * @param ply how far from the root the position is
   */
  public boolean find(long key, int ply, TableEntry entry) {
    int slot = slot(key);
    for (int i = slot; i < slot + 2 * BUCKET; i += 2) {
      long second = longs[i + 1];
      long first = longs[i] ^ second;
      if (second != 0 && ((first ^ key) & KEY) == 0) {
        entry.fill(second & MOVE, Scores.fromTable((short) (second >>> SCORE_SHIFT), ply),
            (int) (first >>> 16) & 0xFF, (int) (first >>> BOUND_SHIFT) & EXACT, (short) first);
        if (age(first) != age) {
          longs[i] = (first & ~AGE | (long) age << AGE_SHIFT) ^ second;
        }
        return true;
      }
    }
    return false;
  }

  /**
   * Remembers a position, in the place of what is known of it or of what is worth least.
   *
   * @param ply how far from the root the position is
   * @param move 0 if none is known to be good; one known before is then kept
   * @param evaluation the static one
   */
  public void store(long key, int ply, long move, int score, int depth, int bound, int evaluation) {
    int slot = slot(key);
    int place = slot;
    int least = Integer.MAX_VALUE;
    long kept = move;
    for (int i = slot; i < slot + 2 * BUCKET; i += 2) {
      long second = longs[i + 1];
      long first = longs[i] ^ second;
      if (second != 0 && ((first ^ key) & KEY) == 0) {
        kept = move == 0 ? second & MOVE : move;
        int known = (int) (first >>> 16) & 0xFF;
        if (bound != EXACT && age(first) == age && known > depth + 3) {
          return;
        }
        place = i;
        break;
      }
      int worth = second == 0 ? -1 : ((int) (first >>> 16) & 0xFF) - 8 * (age - age(first) & AGES);
      if (worth < least) {
        least = worth;
        place = i;
      }
    }
    long second = kept | USED | (Scores.toTable(score, ply) & 0xFFFFL) << SCORE_SHIFT;
    long first = key & KEY | (long) bound << BOUND_SHIFT | (long) age << AGE_SHIFT
        | (long) Math.clamp(depth, 0, 255) << 16 | evaluation & 0xFFFFL;
    longs[place] = first ^ second;
    longs[place + 1] = second;
  }

  private static int age(long first) {
    return (int) (first >>> AGE_SHIFT) & AGES;
  }

  /** How full it is with what this search has found, in thousandths. */
  public int full() {
    int found = 0;
    int entries = Math.min(SAMPLE, longs.length / 2);
    for (int i = 0; i < 2 * entries; i += 2) {
      found += longs[i + 1] != 0 && age(longs[i] ^ longs[i + 1]) == age ? 1 : 0;
    }
    return found * SAMPLE / entries;
  }

  private int slot(long key) {
    // The low bits choose the place, the high ones tell the positions of a place apart.
    return (int) ((key ^ key >>> 40) & mask) * 2 * BUCKET;
  }
}
