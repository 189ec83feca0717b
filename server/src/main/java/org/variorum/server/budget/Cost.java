package org.variorum.server.budget;

import org.variorum.view.query.QueryLimits;

/**
 * The cost of some work.
 *
 * @param micros microseconds of processor time
 */
public record Cost(long micros) {

  /** The time to read, check and make one move, in microseconds, with a margin for expensive games. */
  private static final long MOVE_MICROS = 300;
  /** The number of characters of text that can be read or written in a microsecond. */
  private static final long CHARACTERS_PER_MICRO = 30;
  /** The number of characters of a move in JSON, such as {@code "e4",}, with its share of the other text. */
  private static final int MOVE_CHARACTERS = 6;

  public static Cost millis(long millis) {
    return new Cost(1_000 * millis);
  }

  /** The cost of a message with a short answer. */
  public static final Cost SHORT_MESSAGE = new Cost(50);
  /** The estimated cost of a move at a table, or of another event that is sent to all watchers. */
  public static final Cost MOVE_AT_TABLE = millis(4);
  /** The estimated cost of hashing a password, which takes long on purpose. */
  public static final Cost PASSWORD = millis(600);
  /** The estimated cost of showing a table; the real cost is higher if the game must be read and replayed. */
  public static final Cost TABLE = millis(10);

  /** The cost of parsing a text as JSON. */
  public static Cost reading(String text) {
    return new Cost(20 + text.length() / CHARACTERS_PER_MICRO);
  }

  /** The cost of writing a text as JSON. */
  static Cost writing(String text) {
    return new Cost(text.length() / CHARACTERS_PER_MICRO);
  }

  /** The cost of playing {@code count} moves and showing the result. */
  public static Cost moves(int count) {
    return new Cost(1_000 + MOVE_MICROS * count);
  }

  /** The cost of playing as many moves as a request of this length can contain, and of showing the result. */
  public static Cost movesIn(int characters) {
    return moves(Math.min(characters / MOVE_CHARACTERS, QueryLimits.MOVES));
  }

  /** The cost of playing the moves of a PGN text of this length, with ten characters for each move. */
  public static Cost pgn(int characters) {
    return moves(characters / 10);
  }

  public Cost plus(Cost other) {
    return new Cost(micros + other.micros);
  }
}
