package org.variorum.rules.rule.exchange;

import java.util.Optional;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;

/** Whether the last move was an exchange. */
record SwappedForm(LastExchange last, long lastMovers) implements SlotFormat {

  static final String NAME = "swapped";
  private static final String YES = "yes";
  private static final SlotKind KIND =
      new SlotKind(NAME, "The last move was an exchange", SlotKind.Place.ENTRY,
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
    return last.has(state) ? YES : "";
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (!text.isEmpty()) {
      setupContext.state().set(last.one(), 1);
    }
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
