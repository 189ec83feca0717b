package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.SideNames;

/**
 * The description of a state slot: something that positions have in addition to pieces, hands, turn and clocks, such as
 * castling rights. It suffices to display the slot and to let a user edit it, without knowing any rule.
 *
 * @param name the name of the slot, as in FEN entries
 * @param label the label of the slot in a form
 * @param place the place of the slot in a FEN (COM-2)
 * @param control the values that can be set
 */
public record SlotKind(String name, String label, Place place, Control control) {

  /** Returns the entry of a FEN for a text. */
  public String entry(String text) {
    return control instanceof Flag ? name : name + ":" + text;
  }

  /** Returns the same description with the game's own names of the sides. */
  public SlotKind in(SideNames names) {
    return new SlotKind(name, names.in(label), place, switch (control) {
      case Letters letters -> new Letters(named(letters.choices(), names));
      case OneOf oneOf -> new OneOf(names.in(oneOf.noneLabel()), named(oneOf.choices(), names));
      case Numbers numbers ->
          new Numbers(numbers.most(), numbers.defaultText(),
              numbers.labels().stream().map(names::in).toList());
      case Flag flag -> flag;
      case Squares squares -> squares;
      case Text text -> text;
    });
  }

  private static List<Choice> named(List<Choice> choices, SideNames names) {
    return choices.stream().map(choice -> new Choice(choice.text(), names.in(choice.label()))).toList();
  }

  /** The place of a slot in a FEN. */
  public enum Place {
    /** The first field, among the pieces: each square is written like a hole in the board, {@code *}. */
    BOARD,
    /** The third field, {@code -} for nothing. */
    THIRD,
    /** The fourth field, {@code -} for nothing. */
    FOURTH,
    /** A field of its own, before the clocks. */
    COUNTS,
    /** An entry of the last field: only the name for a {@link Flag}; name, colon and text for other slots. */
    ENTRY
  }

  /** The values of a slot, and their texts. The text of an empty slot is empty. */
  public sealed interface Control {

    /** Whether a user can set a value. False if the game has the FEN field but no rule that uses it. */
    default boolean hasValues() {
      return true;
    }
  }

  /** Any subset of the choices. The texts of the chosen ones follow each other in the order of the list. */
  public record Letters(List<Choice> choices) implements Control {
    public Letters {
      choices = List.copyOf(choices);
    }

    @Override
    public boolean hasValues() {
      return !choices.isEmpty();
    }
  }

  /** One of the choices, or no choice; {@code noneLabel} is the label of no choice. */
  public record OneOf(String noneLabel, List<Choice> choices) implements Control {
    public OneOf {
      choices = List.copyOf(choices);
    }
  }

  /**
   * A flag that is set or not.
   *
   * @param text the text of a set flag
   */
  public record Flag(String text) implements Control {}

  /**
   * Squares, written by their names.
   *
   * @param separator the text between two squares
   * @param pieces the letters of the pieces that may stand on the squares, have crossed them, or may not enter them;
   *     empty if the game has no such squares
   * @param areOccupied whether such pieces stand on the squares
   * @param look the appearance of the mark on a board
   * @param word the name of the mark, if it differs from the name of the slot
   */
  public record Squares(String separator, List<String> pieces, boolean areOccupied, Mark.Look look,
      Optional<String> word) implements Control {
    public Squares {
      pieces = List.copyOf(pieces);
    }

    /** Squares with a mark that has the name of the slot. */
    public Squares(String separator, List<String> pieces, boolean areOccupied, Mark.Look look) {
      this(separator, pieces, areOccupied, look, Optional.empty());
    }

    @Override
    public boolean hasValues() {
      return !pieces.isEmpty();
    }
  }

  /**
   * A number for each side, White's first, with {@code +} between the two.
   *
   * @param most the maximum of each number
   * @param defaultText the text of the numbers that applies if a FEN omits them
   * @param labels the labels of the two numbers in a form
   */
  public record Numbers(int most, String defaultText, List<String> labels) implements Control {
    public Numbers {
      labels = List.copyOf(labels);
    }
  }

  /**
   * A text with a format of its own.
   *
   * @param example an example of the text
   */
  public record Text(String example) implements Control {}

  /** A choice: its text in a FEN and its label in a form. */
  public record Choice(String text, String label) {}
}
