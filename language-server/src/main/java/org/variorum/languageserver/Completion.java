package org.variorum.languageserver;

/**
 * A text that may be written at a place.
 *
 * @param label the text that a list shows
 * @param documentation its meaning, in Markdown; empty if there is none
 * @param newText the text to write in the place of {@code range}
 * @param range what the author has written of it
 */
public record Completion(String label, Kind kind, String documentation, String newText, Range range) {

  /** The kinds of texts. */
  public enum Kind {
    WORD, VALUE, PIECE, COUNTER, OPTION, GAME, MOVEMENT
  }
}
