package org.variorum.rules.rule.mating;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** In whose running series of checks one was by a piece that makes mate count: {@code w}, {@code b} or {@code wb}. */
final class MatingForm implements SlotFormat {

  private static final String NAME = "mating";
  /** By what is remembered: a bit for each side. */
  private static final List<String> TEXTS = List.of("", "w", "b", "wb");

  private final Slot counting;
  private final SlotKind kind;

  MatingForm(Slot counting) {
    this.counting = counting;
    kind = new SlotKind(NAME, "Mate counts by the checks before", SlotKind.Place.ENTRY, new SlotKind.OneOf(
        "of neither side", List.of(new SlotKind.Choice("w", "of White"), new SlotKind.Choice("b", "of Black"),
            new SlotKind.Choice("wb", "of both"))));
  }

  /** What is remembered of a side alone. */
  static long bit(int side) {
    return side == PieceCode.WHITE ? 1 : 2;
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return NAME + ":w";
  }

  @Override
  public String read(FenField field) {
    if (!isSound(field.text())) {
      throw field.error(wrong(field.text()), 0);
    }
    return field.text();
  }

  private static boolean isSound(String text) {
    return !text.isEmpty() && TEXTS.contains(text);
  }

  private static String wrong(String text) {
    return "the sides for which mate counts are w, b or wb, not '" + Excerpt.of(text) + "'";
  }

  @Override
  public String write(State state) {
    return TEXTS.get((int) state.get(counting));
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (isSound(text)) {
      setupContext.state().set(counting, TEXTS.indexOf(text));
    } else if (!text.isEmpty()) {
      setupContext.flaws().add(wrong(text));
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("Mate counts, by the checks before: that of " + sides(text) + ".");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of("mate of " + sides(text) + " counts by the checks before");
  }

  private static String sides(String text) {
    return switch (text) {
      case "w" -> "White";
      case "b" -> "Black";
      default -> "both sides";
    };
  }
}
