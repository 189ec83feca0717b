package org.variorum.rules.rule.turn;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/**
 * Which part of its turn the side to move is to play: its number from 2, nothing for the first; in a turn that is shorter than
 * others of its side of how many, {@code 1/2}.
 */
final class PartForm implements SlotFormat {

  private static final String NAME = "part";

  /** @param length of the turn */
  private record Part(int number, int length) {}

  private final TurnLength length;
  private final Slot slot;
  private final SlotKind kind;

  PartForm(TurnLength length, Slot slot) {
    this.length = length;
    this.slot = slot;
    kind = new SlotKind(NAME, "Move of the turn", SlotKind.Place.ENTRY,
        new SlotKind.OneOf("1", texts().map(text -> new SlotKind.Choice(text, text.replace("/", " of ")))
            .toList()));
  }

  /** All that can be written, of either side's turn. */
  private Stream<String> texts() {
    return IntStream.of(PieceCode.WHITE, PieceCode.BLACK).boxed()
        .flatMap(side -> all(side).map(part -> text(part, side))).filter(text -> !text.isEmpty())
        .filter(Distinct.values());
  }

  private Stream<Part> all(int side) {
    int most = length.most(side);
    return IntStream.rangeClosed(1, most).map(i -> most + 1 - i).boxed().flatMap(
        moves -> IntStream.rangeClosed(1, moves).mapToObj(number -> new Part(number, moves)));
  }

  private String text(Part part, int side) {
    return part.length() < length.most(side) ? part.number() + "/" + part.length()
        : part.number() == 1 ? "" : Integer.toString(part.number());
  }

  private Optional<Part> part(String text, int side) {
    return all(side).filter(part -> text(part, side).equals(text)).findFirst();
  }

  /** The part, if it is the same whoever is to move. */
  private Optional<Part> part(String text) {
    Optional<Part> white = part(text, PieceCode.WHITE);
    return white.equals(part(text, PieceCode.BLACK)) ? white : Optional.empty();
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
    if (texts().noneMatch(field.text()::equals)) {
      throw field.error(
          flaw(field.text(), Math.max(length.most(PieceCode.WHITE), length.most(PieceCode.BLACK))), 0);
    }
    return field.text();
  }

  private static String flaw(String text, int most) {
    return most == 1 ? "a turn of the side to move has one move, and no part '" + Excerpt.of(text) + "'"
        : "the part of a turn is " + (most == 2 ? "2" : "2 to " + most)
            + ", or as 1/1 one of a shorter turn, not '"
            + Excerpt.of(text) + "'";
  }

  @Override
  public String write(State state) {
    return text(new Part(state.part() + 1, length.of(state, state.turn)), state.turn);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    State state = setupContext.state();
    Optional<Part> part = part(text, state.turn);
    part.ifPresent(each -> {
      state.set(slot, each.number() - 1);
      length.set(state, each.length());
    });
    if (part.isEmpty()) {
      setupContext.flaws().add(flaw(text, length.most(state.turn)));
    }
  }

  @Override
  public boolean comesFirst() {
    return true;
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of(part(text)
        .map(part -> part.number() == part.length() ? "This is the last move of the turn."
            : "This is move " + part.number() + " of " + part.length() + " of the same turn.")
        .orElse("This is move " + text.replace("/", " of ") + " of the same turn."));
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional
        .of(part(text)
            .map(part -> part.number() == part.length() ? "last move of the turn"
                : "move " + part.number() + " of " + part.length() + " of the turn")
            .orElse("move " + text.replace("/", " of ") + " of the turn"));
  }
}
