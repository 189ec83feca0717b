package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.SideNames;

/**
 * Something that the positions of a game remember besides pieces, hands, turn and clocks: castling rights, say. Enough to
 * show it, and to let a user set it, without knowing any rule.
 *
 * @param name what it is called, as the entries of a FEN do
 * @param label how a form asks for it
 * @param place where a FEN says it (COM-2)
 * @param control what can be set
 */
public record SlotKind(String name, String label, Place place, Control control) {

  /** An entry of a FEN that says a text. */
  public String entry(String text) {
    return control instanceof Flag ? name : name + ":" + text;
  }

  /** The same in a game's names of the sides. */
  public SlotKind in(SideNames names) {
    return new SlotKind(name, names.in(label), place, switch (control) {
      case Letters letters -> new Letters(named(letters.choices(), names));
      case OneOf oneOf -> new OneOf(names.in(oneOf.none()), named(oneOf.choices(), names));
      case Numbers numbers ->
          new Numbers(numbers.most(), numbers.absent(), numbers.labels().stream().map(names::in).toList());
      case Flag flag -> flag;
      case Squares squares -> squares;
      case Text text -> text;
    });
  }

  private static List<Choice> named(List<Choice> choices, SideNames names) {
    return choices.stream().map(choice -> new Choice(choice.text(), names.in(choice.label()))).toList();
  }

  /** Where a FEN says something. */
  public enum Place {
    /** In its first field, among the pieces: each of its {@link Squares} is written as a hole of the board is, {@code *}. */
    BOARD,
    /** In its third field, {@code -} for nothing. */
    THIRD,
    /** In its fourth field, {@code -} for nothing. */
    FOURTH,
    /** In a field of its own, before the clocks. */
    COUNTS,
    /** Among the entries of the last field: its name alone where it is a {@link Flag}, else its name, a colon and its text. */
    ENTRY
  }

  /** What can be set, and how its text says so. The text of nothing is empty. */
  public sealed interface Control {

    /** Whether there is anything to set: not where the field of a FEN is there, but the game has no rule that uses it. */
    default boolean offers() {
      return true;
    }
  }

  /** Any of these, written one after the other in this order. */
  public record Letters(List<Choice> choices) implements Control {
    public Letters {
      choices = List.copyOf(choices);
    }

    @Override
    public boolean offers() {
      return !choices.isEmpty();
    }
  }

  /** One of these or none. */
  public record OneOf(String none, List<Choice> choices) implements Control {
    public OneOf {
      choices = List.copyOf(choices);
    }
  }

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
   * @param pieces the letters of the pieces that may stand there, have crossed them, or may not go there; none: there are no such
   *     squares
   * @param stands whether the squares are those where such a piece stands
   * @param look how a board marks them
   * @param word what such a mark is called, if it is not called as this is
   */
  public record Squares(String separator, List<String> pieces, boolean stands, Mark.Look look,
      Optional<String> word) implements Control {
    public Squares {
      pieces = List.copyOf(pieces);
    }

    /** Squares with a mark that is called as they are. */
    public Squares(String separator, List<String> pieces, boolean stands, Mark.Look look) {
      this(separator, pieces, stands, look, Optional.empty());
    }

    @Override
    public boolean offers() {
      return !pieces.isEmpty();
    }
  }

  /**
   * A number for each side, White's first, with {@code +} between.
   *
   * @param most the greatest
   * @param absent the text that a FEN that says nothing means
   * @param labels the labels of White's and Black's number in a form
   */
  public record Numbers(int most, String absent, List<String> labels) implements Control {
    public Numbers {
      labels = List.copyOf(labels);
    }
  }

  /**
   * A text that says it in a way of its own.
   *
   * @param example how it looks
   */
  public record Text(String example) implements Control {}

  /** Something to choose. */
  public record Choice(String text, String label) {}
}
