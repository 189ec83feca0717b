package org.variorum.engine.ordering;

import java.util.function.LongPredicate;
import org.variorum.rules.position.MoveList;

/**
 * The moves of a position with their ranks, picked in descending order of rank. Good captures rank about 2^24, killers
 * and countermoves about 2^22, other quiet moves by their history score (below 2^16), bad captures about -2^24. Not
 * thread-safe.
 */
public final class MovePicker {

  private static final int GOOD_CAPTURE = 1 << 24;
  private static final int BAD_CAPTURE = -(1 << 24);
  /** The rank of a move that must not be picked. */
  private static final int EXCLUDED = Integer.MIN_VALUE;

  private final MoveList moves = new MoveList();
  private int[] ranks = new int[128];
  private int nextIndex;
  private int rank;
  private boolean isListed;

  /** The list of moves. After filling it, a caller must have {@link MoveOrder} rank the moves before it picks any. */
  public MoveList moves() {
    return moves;
  }

  /** Starts a position; its moves have not been listed yet. */
  public void begin() {
    isListed = false;
  }

  /** Whether the moves have been listed and ranked. */
  public boolean isListed() {
    return isListed;
  }

  /** The rank of the move that was picked last. */
  public int rank() {
    return rank;
  }

  /** Whether a rank is that of a capture that loses by exchanges, or of a quiet move among tactical moves. */
  public static boolean loses(int rank) {
    return rank < BAD_CAPTURE / 2;
  }

  /** Starts the ranking of a newly filled list. */
  void startRanking() {
    if (ranks.length < moves.size()) {
      ranks = new int[2 * moves.size()];
    }
    nextIndex = 0;
    isListed = true;
  }

  void setRank(int moveIndex, int newRank) {
    ranks[moveIndex] = newRank;
  }

  /** Ranks a tactical move as a good capture; {@link #demote} may change its rank. */
  void rankTactical(int moveIndex, int value) {
    ranks[moveIndex] = GOOD_CAPTURE + value;
  }

  /** Ranks a quiet move last in a list of tactical moves. */
  void rankLast(int moveIndex) {
    ranks[moveIndex] = BAD_CAPTURE;
  }

  void leaveOut(int moveIndex) {
    ranks[moveIndex] = EXCLUDED;
  }

  /** The best remaining move, swapped to the front of the remaining moves; 0 if there is none. */
  long bestMove() {
    if (nextIndex >= moves.size()) {
      return 0;
    }
    swapBestToFront();
    rank = ranks[nextIndex];
    return rank == EXCLUDED ? 0 : moves.get(nextIndex);
  }

  /** Whether the best move is ranked as a good capture that is not verified yet. */
  boolean isUnverifiedCapture() {
    return rank >= GOOD_CAPTURE / 2;
  }

  /** Ranks the best move as a bad capture. */
  void demote() {
    ranks[nextIndex] = rank - GOOD_CAPTURE + BAD_CAPTURE;
  }

  /** Removes the best move from the remaining moves. */
  void take() {
    nextIndex++;
  }

  private void swapBestToFront() {
    int bestIndex = nextIndex;
    for (int i = nextIndex + 1; i < moves.size(); i++) {
      if (ranks[i] > ranks[bestIndex]) {
        bestIndex = i;
      }
    }
    if (bestIndex != nextIndex) {
      moves.swap(nextIndex, bestIndex);
      int oldRank = ranks[nextIndex];
      ranks[nextIndex] = ranks[bestIndex];
      ranks[bestIndex] = oldRank;
    }
  }

  /** Leaves out the remaining moves except captures that lose by exchanges. */
  public void leaveOutQuiets() {
    for (int i = nextIndex; i < moves.size(); i++) {
      if (!loses(ranks[i])) {
        ranks[i] = EXCLUDED;
      }
    }
  }

  /** Leaves out the moves that fail a test, but keeps at least one move. */
  public void leaveOutUnless(LongPredicate filter) {
    int remaining = moves.size();
    for (int i = 0; i < moves.size() && remaining > 1; i++) {
      if (!filter.test(moves.get(i))) {
        ranks[i] = EXCLUDED;
        remaining--;
      }
    }
  }
}
