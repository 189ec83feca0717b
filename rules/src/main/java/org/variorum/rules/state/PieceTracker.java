package org.variorum.rules.state;

import java.util.Arrays;
import org.variorum.rules.position.PieceCode;

/**
 * What a move does to the pieces on the board, event by event, so that at its end a rule can tell which piece has gone
 * where. It is kept only if a rule needs it.
 */
public final class PieceTracker {

  /** Receives the events, in order. */
  public interface Follower {

    /** A piece has gone to another square. */
    void goes(int from, int to);

    /** Two pieces have gone at once. */
    void bothGo(int from, int to, int otherFrom, int otherTo);

    /** A piece is no longer on the board. */
    void leaves(int square);

    /** A piece of a code has been captured and has left the game. */
    void taken(int square, int piece);

    /** A piece has been captured and has come into a hand. */
    void held(int square);

    /** The piece captured on a square has come back to the board. */
    void comesBack(int square);
  }

  private static final int GOES = 0;
  private static final int BOTH_GO = 1;
  private static final int LEAVES = 2;
  private static final int TAKEN = 3;
  private static final int HELD = 4;
  private static final int COMES_BACK = 5;
  private static final int PARTS = 3;

  private final boolean kept;
  /** Each event as what it is, and two numbers. */
  private int[] events = new int[PARTS * 8];
  private int size;

  /** @param kept whether a rule needs it */
  public PieceTracker(boolean kept) {
    this.kept = kept;
  }

  /** Whether a rule needs it. */
  public boolean isKept() {
    return kept;
  }

  /** Begins with another move. */
  public void clear() {
    size = 0;
  }

  /** A piece goes to another square. */
  public void goes(int from, int to) {
    add(GOES, from, to);
  }

  /** Two pieces go at once. */
  public void bothGo(int from, int to, int otherFrom, int otherTo) {
    add(BOTH_GO, from, to);
    add(BOTH_GO, otherFrom, otherTo);
  }

  /** A piece leaves the board. */
  public void leaves(int square) {
    add(LEAVES, square, PieceCode.EMPTY);
  }

  /** A piece is captured and leaves the game. */
  public void taken(int square, int piece) {
    add(TAKEN, square, piece);
  }

  /** A piece is captured and comes into a hand. */
  public void held(int square) {
    add(HELD, square, PieceCode.EMPTY);
  }

  /** The piece captured on a square comes back. */
  public void comesBack(int square) {
    add(COMES_BACK, square, PieceCode.EMPTY);
  }

  private void add(int event, int first, int second) {
    if (!kept) {
      return;
    }
    if (size == events.length) {
      events = Arrays.copyOf(events, 2 * size);
    }
    events[size] = event;
    events[size + 1] = first;
    events[size + 2] = second;
    size += PARTS;
  }

  /** Tells everything that has happened, in order. */
  public void tell(Follower follower) {
    for (int i = 0; i < size; i += PARTS) {
      int first = events[i + 1];
      int second = events[i + 2];
      switch (events[i]) {
        case GOES -> follower.goes(first, second);
        case BOTH_GO -> {
          i += PARTS;
          follower.bothGo(first, second, events[i + 1], events[i + 2]);
        }
        case LEAVES -> follower.leaves(first);
        case TAKEN -> follower.taken(first, second);
        case HELD -> follower.held(first);
        default -> follower.comesBack(first);
      }
    }
  }
}
