package org.variorum.view.answer;

import java.util.List;

/**
 * A form for one part of a position's state, for example the castling rights. Pieces, hands, side to move and move
 * counters have no such form. A page can show the form and write the state into a FEN without knowing any rule (COM-2).
 *
 * @param name the name of this part, also in the entries of a FEN
 * @param label the label in a form
 * @param place the place in a FEN
 * @param control the possible values
 */
public record SlotForm(String name, String label, Place place, Control control) {

  /**
   * A place in a FEN: {@code board} is among the pieces; {@code third} and {@code fourth} are the third and the
   * fourth field, {@code -} if empty; {@code counts} is a field before the move counters; {@code entry} is an entry of
   * the last field. Commas separate the entries. An entry is only a name ({@link Flag}), or a name, a colon and a text.
   */
  public enum Place {
    board, third, fourth, counts, entry
  }

  /**
   * The possible values, and the text of each value in a FEN. The text is empty if no value is set. In JSON, the field
   * {@code type} has the name of the record: {@code letters}, {@code one-of} and so on.
   */
  public sealed interface Control {}

  /** Any number of the choices. Their texts are joined in this order, without separators. */
  public record Letters(List<Choice> choices) implements Control {}

  /** One of the choices, or no choice; {@code none} is the label of no choice. */
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
   * @param pieces the letters of the pieces that the squares concern: pieces that may stand there, have crossed the
   *     squares, or may not move there
   * @param stands whether a piece with one of these letters stands on each of the squares
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
