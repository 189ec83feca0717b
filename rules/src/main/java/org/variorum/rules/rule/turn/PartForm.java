package org.variorum.rules.rule.turn;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Seating;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/**
 * Which part of its turn the side to move is to play: its number from 2, nothing for the first; in a turn that is shorter than
 * others of how many, {@code 1/2}.
 */
final class PartForm implements SlotForm {

  private static final String NAME = "part";

  /** @param length of the turn */
  private record Part(int number, int length) {}

  private final TurnLength length;
  private final int parts;
  private final Slot slot;
  private final SlotKind kind;

  PartForm(TurnLength length, Slot slot) {
    this.length = length;
    this.slot = slot;
    parts = length.most();
    kind = new SlotKind(NAME, "Move of the turn", SlotKind.Place.ENTRY,
        new SlotKind.OneOf("1", all().map(this::text).filter(text -> !text.isEmpty())
            .map(text -> new SlotKind.Choice(text, text.replace("/", " of "))).toList()));
  }

  private Stream<Part> all() {
    return IntStream.rangeClosed(1, parts).map(i -> parts + 1 - i).boxed().flatMap(
        moves -> IntStream.rangeClosed(1, moves).mapToObj(number -> new Part(number, moves)));
  }

  private String text(Part part) {
    return part.length() < parts ? part.number() + "/" + part.length()
        : part.number() == 1 ? "" : Integer.toString(part.number());
  }

  private Optional<Part> part(String text) {
    return all().filter(part -> text(part).equals(text)).findFirst();
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
    if (field.text().isEmpty() || part(field.text()).isEmpty()) {
      throw field.wrong(flaw(field.text()), 0);
    }
    return field.text();
  }

  private String flaw(String text) {
    return "the part of a turn is 2 to " + parts + ", or as 1/1 one of a shorter turn, not '"
        + Excerpt.of(text) + "'";
  }

  @Override
  public String write(State state) {
    return text(new Part(state.part() + 1, length.of(state)));
  }

  @Override
  public void seat(Seating seating, String text) {
    Optional<Part> part = part(text);
    part.ifPresent(each -> {
      seating.state().set(slot, each.number() - 1);
      length.set(seating.state(), each.length());
    });
    if (part.isEmpty()) {
      seating.flaws().add(flaw(text));
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return part(text)
        .map(part -> "This is move " + part.number() + " of " + part.length() + " of the same turn.");
  }

  @Override
  public Optional<String> spoken(String text) {
    return part(text).map(part -> "move " + part.number() + " of " + part.length() + " of the turn");
  }
}
