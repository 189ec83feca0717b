package org.variorum.server.api;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/**
 * A part of the state of a game's positions, other than pieces, hands, side to move and move counters. With it a page
 * can show a form for this state and write the state into a FEN, without knowing any rule (COM-2).
 *
 * @param name the name of this part, also in the entries of a FEN
 * @param label the label in a form
 * @param place the place in a FEN
 * @param control the possible values
 */
public record SlotForm(String name, String label, Place place, Control control) {

  /**
   * A place in a FEN: among the pieces; the third or fourth field, {@code -} if empty; a field before the move
   * counters; the entries of the last field, separated by commas. An entry is a name alone ({@link Flag}), or a name, a
   * colon and a text.
   */
  public enum Place {
    board, third, fourth, counts, entry
  }

  /** The possible values, and their texts. The text of no value is empty. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({
      @JsonSubTypes.Type(value = Letters.class, name = "letters"),
      @JsonSubTypes.Type(value = OneOf.class, name = "one-of"),
      @JsonSubTypes.Type(value = Flag.class, name = "flag"),
      @JsonSubTypes.Type(value = Squares.class, name = "squares"),
      @JsonSubTypes.Type(value = Numbers.class, name = "numbers"),
      @JsonSubTypes.Type(value = Text.class, name = "text")})
  public sealed interface Control {}

  /** Any number of the choices. Their texts are joined in this order, without separators. */
  public record Letters(List<Choice> choices) implements Control {}

  /** One of the choices, or none. */
  public record OneOf(String none, List<Choice> choices) implements Control {}

  /**
   * A value that is set or not set.
   *
   * @param text the text of a set value
   */
  public record Flag(String text) implements Control {}

  /**
   * A set of squares, written by name.
   *
   * @param separator the text between two squares
   * @param pieces the letters of the pieces that may stand on the squares, have crossed them, or may not move there
   * @param stands whether each of the squares has such a piece on it
   * @param mark the mark of the squares on a board, as {@link PositionView.MarkView#mark}
   */
  public record Squares(String separator, List<String> pieces, boolean stands, String mark)
      implements Control {}

  /**
   * A number for each side, White's first, with {@code +} between them.
   *
   * @param most the maximum
   * @param absent the text that applies if a FEN omits this part; also the first text in a form for an empty board
   * @param labels the labels in a form for White's and for Black's number
   */
  public record Numbers(int most, String absent, List<String> labels) implements Control {}

  /**
   * A text in a notation of its own, without spaces and commas.
   *
   * @param example an example of the notation
   */
  public record Text(String example) implements Control {}

  /** A value that can be chosen. */
  public record Choice(String text, String label) {}
}
