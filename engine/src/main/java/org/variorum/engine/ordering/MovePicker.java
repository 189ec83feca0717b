package org.variorum.engine.ordering;

import java.util.function.LongPredicate;
import org.variorum.rules.position.MoveList;

/** The moves of a position with their ranks, picked in descending order of rank. Not thread-safe. */
public final class MovePicker {

  private static final int GOOD_CAPTURE = 1 << 24;
  private static final int BAD_CAPTURE = -(1 << 24);
  /** The rank of a move that must not be picked. */
  private static final int DONE = Integer.MIN_VALUE;

  private final MoveList moves = new MoveList();
  private int[] ranks = new int[128];
  private int index;
  private int rank;
  private boolean listed;

  /** The list of moves. After filling it, a caller must have {@link MoveOrder} rank the moves before it picks any. */
  public MoveList moves() {
    return moves;
  }

  /** Starts a position; its moves have not been listed yet. */
  public void begin() {
    listed = false;
  }

  /** Whether the moves have been listed and ranked. */
  public boolean isListed() {
    return listed;
  }

  /** The rank of the move that was picked last. */
  public int rank() {
    return rank;
  }

  /** Whether a rank is that of a capture that loses by exchanges. */
  public static boolean loses(int rank) {
    return rank < BAD_CAPTURE / 2;
  }

  /** Starts the ranking of a newly filled list. */
  void startRanking() {
    if (ranks.length < moves.size()) {
      ranks = new int[2 * moves.size()];
    }
    index = 0;
    listed = true;
  }

  void rank(int moveIndex, int newRank) {
    ranks[moveIndex] = newRank;
  }

  /** Ranks a tactical move as a good capture, until {@link #demote}. */
  void rankTactical(int moveIndex, int value) {
    ranks[moveIndex] = GOOD_CAPTURE + value;
  }

  /** Ranks a quiet move in a list of tactical moves. */
  void rankLast(int moveIndex) {
    ranks[moveIndex] = BAD_CAPTURE;
  }

  void leaveOut(int moveIndex) {
    ranks[moveIndex] = DONE;
  }

  /** The best remaining move, swapped to the front of the remaining moves; 0 if there is none. */
  long best() {
    if (index >= moves.size()) {
      return 0;
    }
    swapBestToFront();
    rank = ranks[index];
    return rank == DONE ? 0 : moves.get(index);
  }

  /** Whether the best move is ranked as a good capture that is not verified yet. */
  boolean isUnverifiedCapture() {
    return rank >= GOOD_CAPTURE / 2;
  }

  /** Ranks the best move as a bad capture. */
  void demote() {
    ranks[index] = rank - GOOD_CAPTURE + BAD_CAPTURE;
  }

  /** Removes the best move from the remaining moves. */
  void take() {
    index++;
  }

  private void swapBestToFront() {
    int best = index;
    for (int i = index + 1; i < moves.size(); i++) {
      if (ranks[i] > ranks[best]) {
        best = i;
      }
    }
    if (best != index) {
      moves.swap(index, best);
      int oldRank = ranks[index];
      ranks[index] = ranks[best];
      ranks[best] = oldRank;
    }
  }

  /** Leaves out the remaining quiet moves. */
  public void leaveOutQuiets() {
    for (int i = index; i < moves.size(); i++) {
      if (!loses(ranks[i])) {
        ranks[i] = DONE;
      }
    }
  }

  /** Leaves out the moves that fail a test, but keeps at least one move. */
  public void leaveOutUnless(LongPredicate filter) {
    int remaining = moves.size();
    for (int i = 0; i < moves.size() && remaining > 1; i++) {
      if (!filter.test(moves.get(i))) {
        ranks[i] = DONE;
        remaining--;
      }
    }
  }
}
