package org.variorum.rules.rule.exchange;

import java.util.Optional;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Seating;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Whether the last move was an exchange. */
record SwappedForm(Slot slot, long lastMovers) implements SlotForm {

  private static final String YES = "yes";
  private static final SlotKind KIND =
      new SlotKind("swapped", "The last move was an exchange", SlotKind.Place.ENTRY,
          new SlotKind.Flag(YES));
  @Override
  public SlotKind kind() {
    return KIND;
  }

  @Override
  public String read(FenField field) {
    return YES;
  }

  @Override
  public String write(State state) {
    return state.get(slot) != 0 ? YES : "";
  }

  @Override
  public void seat(Seating seating, String text) {
    if (text.isEmpty()) {
      return;
    }
    seating.state().set(slot, 1);
  }

  @Override
  public long lastMovers(String text) {
    return lastMovers;
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("Two pieces have just exchanged their squares, so the reply may not be an exchange.");
  }
}
