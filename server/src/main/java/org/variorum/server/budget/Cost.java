package org.variorum.server.budget;

import org.variorum.server.api.ApiLimits;

/**
 * What work costs.
 *
 * @param micros microseconds of a processor's time
 */
public record Cost(long micros) {

  /** A move that is read, judged and made, so that the next can be; dear games included. */
  private static final long MOVE = 300;
  /** What is read or written as text, in characters a microsecond. */
  private static final long CHARACTERS = 30;
  /** A move in JSON, {@code "e4",} or {@code "e2e4",}, with its share of the rest. */
  private static final int MOVE_TEXT = 6;

  public static Cost millis(long millis) {
    return new Cost(1_000 * millis);
  }

  /** A message that only a word answers. */
  public static final Cost WORD = new Cost(50);
  /** A move at a table, or another event sent to all watchers: its estimated cost. */
  public static final Cost MOVE_AT_TABLE = millis(4);
  /** A table that is shown; what it is in the end depends on whether it must be read and played again. */
  public static final Cost TABLE = millis(10);

  /** To take a text apart as JSON. */
  public static Cost reading(String text) {
    return new Cost(20 + text.length() / CHARACTERS);
  }

  /** To write a text as JSON. */
  static Cost writing(String text) {
    return new Cost(text.length() / CHARACTERS);
  }

  /** The cost of playing {@code count} moves and showing the result. */
  public static Cost moves(int count) {
    return new Cost(1_000 + MOVE * count);
  }

  /** The cost of playing the moves that a request of this length may hold, and of showing the result. */
  public static Cost movesIn(int characters) {
    return moves(Math.min(characters / MOVE_TEXT, ApiLimits.MOVES));
  }

  /** The cost of playing the moves of a PGN of this length. */
  public static Cost pgn(int characters) {
    return moves(characters / 10);
  }

  public Cost plus(Cost other) {
    return new Cost(micros + other.micros);
  }
}
