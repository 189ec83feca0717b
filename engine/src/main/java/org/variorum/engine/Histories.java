package org.variorum.engine;

import java.util.Arrays;
import org.variorum.rules.game.MutablePosition;

/**
 * How well moves have done. A *deed* is a man and the square where it ends, which is what a move is here; a take is also
 * told apart by what it takes. One thread's.
 */
final class Histories {

  /** The deed of a null move. */
  static final int NONE = 0;
  private static final int MOST = 16_384;
  /** Of pairs of deeds there can be very many; beyond this some share a cell. */
  private static final int MOST_CELLS = 1 << 23;

  private final int squares;
  private final int deeds;
  private final int kinds;
  private final boolean history;
  private final boolean continuations;
  private final boolean captures;
  private final boolean counters;
  private final short[] byDeed;
  private final short[] byTake;
  private final short[] byPair;
  private final int pairMask;
  private final long[] answers;

  Histories(int kinds, int squares, Settings settings) {
    this.squares = squares;
    this.kinds = kinds + 1;
    deeds = 2 * (kinds + 1) * squares;
    history = settings.has(Technique.HISTORY);
    continuations = settings.has(Technique.CONTINUATION_HISTORY);
    captures = settings.has(Technique.CAPTURE_HISTORY);
    counters = settings.has(Technique.COUNTER_MOVES);
    byDeed = new short[deeds];
    byTake = new short[deeds * this.kinds];
    int cells = Integer.highestOneBit((int) Math.min((long) deeds * deeds, MOST_CELLS) * 2 - 1);
    byPair = new short[cells];
    pairMask = cells - 1;
    answers = new long[deeds];
  }

  /** How much memory they keep. */
  long bytes() {
    return (long) Short.BYTES * (byDeed.length + byTake.length + byPair.length)
        + (long) Long.BYTES * answers.length;
  }

  /** Forgets all. */
  void clear() {
    Arrays.fill(byDeed, (short) 0);
    Arrays.fill(byTake, (short) 0);
    Arrays.fill(byPair, (short) 0);
    Arrays.fill(answers, 0);
  }

  /** Fades what is known from earlier searches. */
  void age() {
    for (int i = 0; i < byDeed.length; i++) {
      byDeed[i] /= 2;
    }
  }

  /** What a move is to the histories, before it is made. */
  int deed(MutablePosition position, long move) {
    int man = MoveOrder.isDrop(position, move) ? 2 * (position.becomes(move) + 1) + position.turn()
        : position.manAt(position.from(move));
    return man * squares + position.to(move);
  }

  /** How well a quiet deed has done, by itself and after the last moves. */
  int quiet(int deed, int last, int beforeLast) {
    int sum = history ? byDeed[deed] : 0;
    if (continuations) {
      sum += byPair[pair(last, deed)] + byPair[pair(beforeLast, deed)];
    }
    return sum;
  }

  int take(int deed, int victim) {
    return captures ? byTake[deed * kinds + (victim >> 1)] : 0;
  }

  /** What has answered a deed well. */
  long answer(int last) {
    return counters ? answers[last] : 0;
  }

  void rewardQuiet(int deed, int last, int beforeLast, int bonus) {
    byDeed[deed] = moved(byDeed[deed], bonus);
    if (continuations) {
      int one = pair(last, deed);
      byPair[one] = moved(byPair[one], bonus);
      int two = pair(beforeLast, deed);
      byPair[two] = moved(byPair[two], bonus);
    }
  }

  void rewardTake(int deed, int victim, int bonus) {
    int cell = deed * kinds + (victim >> 1);
    byTake[cell] = moved(byTake[cell], bonus);
  }

  void answered(int last, long move) {
    answers[last] = move;
  }

  /** A deep success counts more. */
  static int bonus(int depth) {
    return Math.min(16 * depth * depth + 32 * depth, 1_600);
  }

  private int pair(int one, int other) {
    long cell = (long) one * deeds + other;
    return (int) (cell ^ cell >>> 23) & pairMask;
  }

  /** Moves a cell towards its bound, so that old experience fades. */
  private static short moved(short cell, int bonus) {
    return (short) (cell + bonus - cell * Math.abs(bonus) / MOST);
  }
}
