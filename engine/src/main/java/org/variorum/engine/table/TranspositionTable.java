package org.variorum.engine.table;

import java.util.Arrays;
import org.variorum.engine.score.Scores;
import org.variorum.rules.position.MoveCode;

/**
 * Search results by position hash, shared by all threads without locks. An entry is two longs; the first is stored
 * XORed with the second. So if two threads have each written one half of an entry, it hardly ever matches a position
 * (Hyatt and Mann, "A lockless transposition table implementation for parallel search", 2002).
 *
 * <p>First long: bits 32–63 of the position's hash, bound in bits 30–31, number of the search in bits 24–29, depth in
 * bits 16–23, static evaluation in bits 0–15. Second long: move in bits 0–46, bit 47 set, score in bits 48–63. A bucket
 * is four neighbouring entries, about one cache line.
 */
public final class TranspositionTable {

  /** Types of bounds: the score is an upper bound, a lower bound or exact. */
  public static final int UPPER = 1;
  public static final int LOWER = 2;
  public static final int EXACT = UPPER | LOWER;

  private static final int BUCKET_SIZE = 4;
  private static final long KEY_MASK = -1L << 32;
  private static final int DEPTH_SHIFT = 16;
  private static final int MAX_DEPTH = 0xFF;
  private static final int AGE_SHIFT = 24;
  private static final int MAX_AGE = 0x3F;
  private static final long AGE_MASK = (long) MAX_AGE << AGE_SHIFT;
  private static final int BOUND_SHIFT = 30;
  private static final long MOVE_MASK = (1L << MoveCode.BITS) - 1;
  /** Set in the second long of each entry, which is 0 if the entry is empty. */
  private static final long USED = 1L << MoveCode.BITS;
  private static final int SCORE_SHIFT = MoveCode.BITS + 1;
  private static final int LONGS_PER_MEGABYTE = 1 << 17;
  /** The number of entries that are sampled to estimate how full the table is. */
  private static final int SAMPLE = 1_000;

  private final long[] longs;
  private final long mask;
  /** The number of the current search, by which older entries are recognised. */
  private int age;

  public TranspositionTable(int megabytes) {
    int size = Integer.highestOneBit((int) Math.min((long) megabytes * LONGS_PER_MEGABYTE, 1 << 30));
    longs = new long[size];
    mask = size / (2 * BUCKET_SIZE) - 1;
  }

  /** The size in memory, in bytes. */
  public long bytes() {
    return (long) longs.length * Long.BYTES;
  }

  /** Clears the table. */
  public void clear() {
    Arrays.fill(longs, 0);
    age = 0;
  }

  /** Starts a new search, which replaces older entries first. */
  public void nextSearch() {
    age = age + 1 & MAX_AGE;
  }

  /**
   * Fills {@code entry} if the position is in the table, and returns whether it is.
   *
   * @param ply the distance of the position from the root, in plies
   */
  public boolean find(long key, int ply, TableEntry entry) {
    int bucketStart = bucketStart(key);
    for (int i = bucketStart; i < bucketStart + 2 * BUCKET_SIZE; i += 2) {
      long second = longs[i + 1];
      long first = longs[i] ^ second;
      if (second != 0 && ((first ^ key) & KEY_MASK) == 0) {
        entry.fill(second & MOVE_MASK, Scores.fromTable((short) (second >>> SCORE_SHIFT), ply),
            depth(first), (int) (first >>> BOUND_SHIFT) & EXACT, (short) first);
        if (age(first) != age) {
          longs[i] = (first & ~AGE_MASK | (long) age << AGE_SHIFT) ^ second;
        }
        return true;
      }
    }
    return false;
  }

  /**
   * Stores a position in the place of its old entry, or of the least valuable entry in its bucket. An entry of
   * the same position and search that is more than 3 plies deeper is kept, unless the new score is exact.
   *
   * @param ply the distance of the position from the root, in plies
   * @param move the best move; 0 keeps the move of the old entry
   * @param bound {@link #UPPER}, {@link #LOWER} or {@link #EXACT}
   * @param evaluation the static evaluation; {@link Scores#UNKNOWN} if it is not known
   */
  public void store(long key, int ply, long move, int score, int depth, int bound, int evaluation) {
    int bucketStart = bucketStart(key);
    int index = bucketStart;
    int lowestPriority = Integer.MAX_VALUE;
    long storedMove = move;
    for (int i = bucketStart; i < bucketStart + 2 * BUCKET_SIZE; i += 2) {
      long second = longs[i + 1];
      long first = longs[i] ^ second;
      if (second != 0 && ((first ^ key) & KEY_MASK) == 0) {
        storedMove = move == 0 ? second & MOVE_MASK : move;
        if (bound != EXACT && age(first) == age && depth(first) > depth + 3) {
          return;
        }
        index = i;
        break;
      }
      // Each search since an entry was used counts as 8 plies less of depth.
      int priority = second == 0 ? -1 : depth(first) - 8 * (age - age(first) & MAX_AGE);
      if (priority < lowestPriority) {
        lowestPriority = priority;
        index = i;
      }
    }
    long second = storedMove | USED | (Scores.toTable(score, ply) & 0xFFFFL) << SCORE_SHIFT;
    long first = key & KEY_MASK | (long) bound << BOUND_SHIFT | (long) age << AGE_SHIFT
        | (long) Math.clamp(depth, 0, MAX_DEPTH) << DEPTH_SHIFT | evaluation & 0xFFFFL;
    longs[index] = first ^ second;
    longs[index + 1] = second;
  }

  private static int depth(long first) {
    return (int) (first >>> DEPTH_SHIFT) & MAX_DEPTH;
  }

  private static int age(long first) {
    return (int) (first >>> AGE_SHIFT) & MAX_AGE;
  }

  /** The part of the table with entries of this search, in thousandths; estimated from a sample. */
  public int hashfull() {
    int found = 0;
    int entries = Math.min(SAMPLE, longs.length / 2);
    for (int i = 0; i < 2 * entries; i += 2) {
      found += longs[i + 1] != 0 && age(longs[i] ^ longs[i + 1]) == age ? 1 : 0;
    }
    return found * SAMPLE / entries;
  }

  private int bucketStart(long key) {
    // The low bits choose the bucket; the high bits distinguish positions in a bucket.
    return (int) ((key ^ key >>> 40) & mask) * 2 * BUCKET_SIZE;
  }
}
