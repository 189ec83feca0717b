package org.variorum.rules.rule.turn;

import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Seating;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** Which part of its turn the side to move is to play: its number from 2; nothing for the first. */
final class PartForm implements SlotForm {

  private static final String NAME = "part";

  private final int parts;
  private final Slot slot;
  private final SlotKind kind;

  PartForm(int parts, Slot slot) {
    this.parts = parts;
    this.slot = slot;
    kind = new SlotKind(NAME, "Move of the turn", SlotKind.Place.ENTRY,
        new SlotKind.OneOf("1", IntStream.rangeClosed(2, parts).mapToObj(Integer::toString)
            .map(part -> new SlotKind.Choice(part, part)).toList()));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return NAME + ":2";
  }

  @Override
  public String read(FenField field) {
    if (!isPart(field.text())) {
      throw field.wrong("the part of a turn is 2 to " + parts + ", not '" + Excerpt.of(field.text()) + "'",
          0);
    }
    return field.text();
  }

  private boolean isPart(String text) {
    return text.matches("[2-9]") && Integer.parseInt(text) <= parts;
  }

  @Override
  public String write(State state) {
    return state.part() == 0 ? "" : Integer.toString(state.part() + 1);
  }

  @Override
  public void seat(Seating seating, String text) {
    if (text.isEmpty()) {
      return;
    }
    if (isPart(text)) {
      seating.state().set(slot, Integer.parseInt(text) - 1);
    } else {
      seating.flaws().add("the part of a turn is 2 to " + parts + ", not '" + Excerpt.of(text) + "'");
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("This is move " + text + " of " + parts + " of the same turn.");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of("move " + text + " of " + parts + " of the turn");
  }
}
