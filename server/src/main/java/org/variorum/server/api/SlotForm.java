package org.variorum.server.api;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/**
 * Something that the positions of a game remember besides pieces, hands, turn and clocks, so that a page can show a form for
 * it and write it into a FEN, without knowing any rule (COM-2).
 *
 * @param name what it is called, in the entries of a FEN too
 * @param label how a form asks for it
 * @param place where a FEN says it
 * @param control what can be set
 */
public record SlotForm(String name, String label, Place place, Control control) {

  /**
   * Where a FEN says something: in its third or fourth field, {@code -} for nothing; in a field before the clocks; among the
   * entries of its last field, separated by commas, as the name alone ({@link Flag}) or as name, colon and text.
   */
  public enum Place {
    board, third, fourth, counts, entry
  }

  /** What can be set, and how its text says so. The text of nothing is empty. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({
      @JsonSubTypes.Type(value = Letters.class, name = "letters"),
      @JsonSubTypes.Type(value = OneOf.class, name = "one-of"),
      @JsonSubTypes.Type(value = Flag.class, name = "flag"),
      @JsonSubTypes.Type(value = Squares.class, name = "squares"),
      @JsonSubTypes.Type(value = Numbers.class, name = "numbers"),
      @JsonSubTypes.Type(value = Text.class, name = "text")})
  public sealed interface Control {}

  /** Any of these, written one after the other in this order. */
  public record Letters(List<Choice> choices) implements Control {}

  /** One of these or none. */
  public record OneOf(String none, List<Choice> choices) implements Control {}

  /**
   * So or not.
   *
   * @param text the text of so
   */
  public record Flag(String text) implements Control {}

  /**
   * Squares by their names.
   *
   * @param separator what stands between two
   * @param pieces the letters of the pieces that may stand there or have crossed them
   * @param stands whether the squares are those where such a piece stands
   * @param mark how a board marks them, as {@link PositionView.MarkView#mark}
   */
  public record Squares(String separator, List<String> pieces, boolean stands, String mark)
      implements Control {}

  /**
   * A number for each side, White's first, with {@code +} between.
   *
   * @param most the greatest
   * @param absent the text that holds where a FEN says nothing, and with which a board without pieces begins
   * @param labels how a form asks for White's and for Black's
   */
  public record Numbers(int most, String absent, List<String> labels) implements Control {}

  /**
   * A text that says it in a way of its own, without spaces and commas.
   *
   * @param example how it looks
   */
  public record Text(String example) implements Control {}

  /** Something to choose. */
  public record Choice(String text, String label) {}
}
