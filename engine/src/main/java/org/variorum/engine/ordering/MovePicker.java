package org.variorum.engine.ordering;

import java.util.function.LongPredicate;
import org.variorum.rules.position.MoveList;

/** The moves of a position with their ranks, picked one after the other. Not thread-safe. */
public final class MovePicker {

  private static final int GOOD_CAPTURE = 1 << 24;
  private static final int BAD_CAPTURE = -(1 << 24);
  /** The rank of a move that is not to be picked. */
  private static final int DONE = Integer.MIN_VALUE;

  private final MoveList moves = new MoveList();
  private int[] ranks = new int[128];
  private int index;
  private int rank;
  private boolean listed;

  /** The moves: a caller that fills the list has them ranked by {@link MoveOrder} before any is picked. */
  public MoveList moves() {
    return moves;
  }

  /** Nothing is listed of a position that is to be looked at. */
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

  /** All moves are to be ranked. */
  void list() {
    if (ranks.length < moves.size()) {
      ranks = new int[2 * moves.size()];
    }
    index = 0;
    listed = true;
  }

  void rank(int at, int itsRank) {
    ranks[at] = itsRank;
  }

  /** A tactical move: it is believed to win until its turn comes, as many are never looked at. */
  void rankTactical(int at, int value) {
    ranks[at] = GOOD_CAPTURE + value;
  }

  /** A quiet move among tactical ones. */
  void rankLast(int at) {
    ranks[at] = BAD_CAPTURE;
  }

  void leaveOut(int at) {
    ranks[at] = DONE;
  }

  /** The best of the moves that are left, brought to their front; 0 if there is none. */
  long best() {
    if (index >= moves.size()) {
      return 0;
    }
    bring();
    rank = ranks[index];
    return rank == DONE ? 0 : moves.get(index);
  }

  /** Whether the best move is a capture that is only believed to win. */
  boolean isBelieved() {
    return rank >= GOOD_CAPTURE / 2;
  }

  /** The best move does not win after all. */
  void demote() {
    ranks[index] = rank - GOOD_CAPTURE + BAD_CAPTURE;
  }

  /** The best move is picked. */
  void take() {
    index++;
  }

  private void bring() {
    int best = index;
    for (int i = index + 1; i < moves.size(); i++) {
      if (ranks[i] > ranks[best]) {
        best = i;
      }
    }
    if (best != index) {
      moves.swap(index, best);
      int moved = ranks[index];
      ranks[index] = ranks[best];
      ranks[best] = moved;
    }
  }

  /** Of the moves that are left no quiet one will be picked. */
  public void leaveQuiet() {
    for (int i = index; i < moves.size(); i++) {
      if (!loses(ranks[i])) {
        ranks[i] = DONE;
      }
    }
  }

  /** Of all moves only those will be picked that are wanted, but always one. */
  public void keep(LongPredicate wanted) {
    int kept = moves.size();
    for (int i = 0; i < moves.size() && kept > 1; i++) {
      if (!wanted.test(moves.get(i))) {
        ranks[i] = DONE;
        kept--;
      }
    }
  }
}
