package org.variorum.rules.rule.majority;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** How many passes have come last: 1 or 2; nothing for none. */
record PassesForm(Slot slot) implements SlotFormat {

  static final int ENOUGH = 2;
  private static final String NAME = "passes";
  private static final SlotKind KIND = new SlotKind(NAME, "Passes in a row", SlotKind.Place.ENTRY,
      new SlotKind.OneOf("0", List.of(new SlotKind.Choice("1", "1"), new SlotKind.Choice("2", "2"))));

  @Override
  public SlotKind kind() {
    return KIND;
  }

  @Override
  public String example() {
    return NAME + ":1";
  }

  @Override
  public String read(FenField field) {
    if (!isNumber(field.text())) {
      throw field.error("passes in a row are 1 or 2, not '" + Excerpt.of(field.text()) + "'", 0);
    }
    return field.text();
  }

  private static boolean isNumber(String text) {
    return text.equals("1") || text.equals("2");
  }

  @Override
  public String write(State state) {
    return state.get(slot) == 0 ? "" : Long.toString(state.get(slot));
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (isNumber(text)) {
      setupContext.state().set(slot, Long.parseLong(text));
    } else if (!text.isEmpty()) {
      setupContext.flaws().add("passes in a row are 1 or 2, not '" + Excerpt.of(text) + "'");
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional
        .of(text.equals("1") ? "The last move was a pass." : "The last two moves were passes.");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of(text.equals("1") ? "one pass" : "two passes");
  }
}
