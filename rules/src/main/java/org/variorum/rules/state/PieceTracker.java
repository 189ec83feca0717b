package org.variorum.rules.state;

import java.util.Arrays;
import org.variorum.rules.position.PieceCode;

/**
 * The captures and the changes of squares in one move, in order. With these events, a rule can follow each piece to its
 * new square. Events are recorded only if a rule needs them.
 */
public final class PieceTracker {

  /** Receives the events, in order. */
  public interface Follower {

    /** A piece has moved to another square. */
    void moves(int from, int to);

    /** Two pieces have moved at once, so that each may end on the other's start square. */
    void bothMove(int from, int to, int otherFrom, int otherTo);

    /** A piece has left the board. */
    void leaves(int square);

    /** A piece with the code {@code piece} has been captured and has left the game. */
    void taken(int square, int piece);

    /** A piece has been captured and is now in a hand. */
    void held(int square);

    /** The piece captured on a square has returned to the board, maybe on another square. */
    void comesBack(int square);
  }

  private static final int MOVES = 0;
  private static final int BOTH_MOVE = 1;
  private static final int LEAVES = 2;
  private static final int TAKEN = 3;
  private static final int HELD = 4;
  private static final int COMES_BACK = 5;
  private static final int EVENT_SIZE = 3;

  private final boolean isRecording;
  /** The events, three numbers each: the kind and two arguments. BOTH_MOVE is two events, one for each piece. */
  private int[] events = new int[EVENT_SIZE * 8];
  private int size;

  /** @param recording whether to record events */
  public PieceTracker(boolean recording) {
    isRecording = recording;
  }

  /** Whether events are recorded. */
  public boolean isRecording() {
    return isRecording;
  }

  /** Removes the events of the last move. */
  public void clear() {
    size = 0;
  }

  /** Records that a piece moves to another square. */
  public void moves(int from, int to) {
    add(MOVES, from, to);
  }

  /** Records that two pieces move at once. */
  public void bothMove(int from, int to, int otherFrom, int otherTo) {
    add(BOTH_MOVE, from, to);
    add(BOTH_MOVE, otherFrom, otherTo);
  }

  /** Records that a piece leaves the board. */
  public void leaves(int square) {
    add(LEAVES, square, PieceCode.EMPTY);
  }

  /** Records that a piece is captured and leaves the game. */
  public void taken(int square, int piece) {
    add(TAKEN, square, piece);
  }

  /** Records that a piece is captured and put into a hand. */
  public void held(int square) {
    add(HELD, square, PieceCode.EMPTY);
  }

  /** Records that the piece captured on a square returns to the board. */
  public void comesBack(int square) {
    add(COMES_BACK, square, PieceCode.EMPTY);
  }

  private void add(int event, int first, int second) {
    if (!isRecording) {
      return;
    }
    if (size == events.length) {
      events = Arrays.copyOf(events, 2 * size);
    }
    events[size] = event;
    events[size + 1] = first;
    events[size + 2] = second;
    size += EVENT_SIZE;
  }

  /** Passes all events to a follower, in order. */
  public void replay(Follower follower) {
    for (int i = 0; i < size; i += EVENT_SIZE) {
      int first = events[i + 1];
      int second = events[i + 2];
      switch (events[i]) {
        case MOVES -> follower.moves(first, second);
        case BOTH_MOVE -> {
          i += EVENT_SIZE;
          follower.bothMove(first, second, events[i + 1], events[i + 2]);
        }
        case LEAVES -> follower.leaves(first);
        case TAKEN -> follower.taken(first, second);
        case HELD -> follower.held(first);
        default -> follower.comesBack(first);
      }
    }
  }
}
