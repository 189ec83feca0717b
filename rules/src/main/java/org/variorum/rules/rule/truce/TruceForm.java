package org.variorum.rules.rule.truce;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** How far the sides have agreed: 1 after a pass, 2 where the game has ended; nothing for not at all. */
final class TruceForm implements SlotFormat {

  static final int AGREED = 2;
  private static final String NAME = "truce";

  private final Facing facing;
  private final Slot passed;
  private final Slot faced;
  private final List<String> texts;
  private final SlotKind kind;

  /**
   * @param passed where it is remembered
   * @param faced where it is remembered whether the royal pieces face each other now, which the board says
   * @param offers whether one pass is remembered
   */
  TruceForm(Facing facing, Slot passed, Slot faced, boolean offers) {
    this.facing = facing;
    this.passed = passed;
    this.faced = faced;
    texts = offers ? List.of("1", "2") : List.of("2");
    kind = new SlotKind(NAME, "Truce", SlotKind.Place.ENTRY, new SlotKind.OneOf("0",
        texts.stream().map(text -> new SlotKind.Choice(text, text.equals("1") ? "offered" : "agreed"))
            .toList()));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return NAME + ":" + texts.getFirst();
  }

  @Override
  public String read(FenField field) {
    if (!texts.contains(field.text())) {
      throw field.error(wrong(field.text()), 0);
    }
    return field.text();
  }

  private String wrong(String text) {
    return "a truce is " + String.join(" or ", texts) + ", not '" + Excerpt.of(text) + "'";
  }

  @Override
  public String write(State state) {
    return state.get(passed) == 0 ? "" : Long.toString(state.get(passed));
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    State state = setupContext.state();
    state.set(faced, facing.holds(state) ? 1 : 0);
    if (texts.contains(text)) {
      state.set(passed, Long.parseLong(text));
    } else if (!text.isEmpty()) {
      setupContext.flaws().add(wrong(text));
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of(text.equals("1") ? "The last move was a pass: another ends the game."
        : "Both sides have agreed to end the game.");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of(text.equals("1") ? "after a pass" : "the sides have agreed");
  }
}
