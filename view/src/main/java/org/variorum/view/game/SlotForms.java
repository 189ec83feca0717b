package org.variorum.view.game;

import java.util.List;
import org.variorum.rules.position.SlotKind;
import org.variorum.view.answer.SlotForm;

/** Converts slots (parts of a position's state, such as castling rights) to the form that pages get. */
final class SlotForms {

  private SlotForms() {}

  static SlotForm of(SlotKind kind) {
    return new SlotForm(kind.name(), kind.label(), switch (kind.place()) {
      case BOARD -> SlotForm.Place.board;
      case THIRD -> SlotForm.Place.third;
      case FOURTH -> SlotForm.Place.fourth;
      case COUNTS -> SlotForm.Place.counts;
      case ENTRY -> SlotForm.Place.entry;
    }, control(kind));
  }

  private static SlotForm.Control control(SlotKind kind) {
    return switch (kind.control()) {
      case SlotKind.Letters letters -> new SlotForm.Letters(choices(letters.choices()));
      case SlotKind.OneOf oneOf -> new SlotForm.OneOf(oneOf.noneLabel(), choices(oneOf.choices()));
      case SlotKind.Flag flag -> new SlotForm.Flag(flag.text());
      case SlotKind.Squares squares ->
          new SlotForm.Squares(squares.separator(), squares.pieces(), squares.areOccupied(),
              MarkViews.text(squares.look(), squares.word().orElse(kind.name())));
      case SlotKind.Numbers numbers ->
          new SlotForm.Numbers(numbers.most(), numbers.defaultText(), numbers.labels());
      case SlotKind.Text text -> new SlotForm.Text(text.example());
    };
  }

  private static List<SlotForm.Choice> choices(List<SlotKind.Choice> choices) {
    return choices.stream().map(choice -> new SlotForm.Choice(choice.text(), choice.label())).toList();
  }
}
