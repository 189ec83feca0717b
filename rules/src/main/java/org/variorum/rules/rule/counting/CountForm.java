package org.variorum.rules.rule.counting;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.fen.ForeignFenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/**
 * How many half-moves have been counted: {@code counted:9}; nothing for none.
 *
 * @param limit where the limit is remembered, which one count may exceed
 * @param counted where the count is remembered
 */
record CountForm(Slot limit, Slot counted) implements SlotFormat {

  private static final String NAME = "counted";
  private static final int MOST = 2 * Honour.BOARD + 1;
  private static final int DIGITS = 6;
  private static final SlotKind KIND =
      new SlotKind(NAME, "Half-moves counted", SlotKind.Place.ENTRY, new SlotKind.OneOf("0",
          IntStream.rangeClosed(1, MOST).mapToObj(String::valueOf)
              .map(text -> new SlotKind.Choice(text, text)).toList()));

  @Override
  public SlotKind kind() {
    return KIND;
  }

  @Override
  public String example() {
    return NAME + ":9";
  }

  @Override
  public String read(FenField field) {
    if (!isNumber(field.text())) {
      throw field.error("half-moves counted are a number from 1 to " + MOST + ", not '"
          + Excerpt.of(field.text()) + "'", 0);
    }
    return field.text();
  }

  /** Other programs may go on counting when the limit has been exceeded, which says nothing more. */
  @Override
  public Optional<String> readAt(ForeignFenField place, FenField field, Map<String, String> said) {
    if (place != ForeignFenField.HALFMOVE_CLOCK || !field.isNumber() || field.text().length() > DIGITS) {
      return Optional.empty();
    }
    int most = Integer.parseInt(said.getOrDefault(LimitForm.NAME, "0")) + 1;
    int number = Math.min(Integer.parseInt(field.text()), most);
    return Optional.of(number == 0 ? "" : Integer.toString(number));
  }

  @Override
  public Optional<String> writeAt(ForeignFenField place, State state) {
    return place != ForeignFenField.HALFMOVE_CLOCK || state.get(limit) == 0 ? Optional.empty()
        : Optional.of(Long.toString(state.get(counted)));
  }

  private static boolean isNumber(String text) {
    return text.matches("[1-9][0-9]{0,2}") && Integer.parseInt(text) <= MOST;
  }

  @Override
  public String write(State state) {
    return state.get(counted) == 0 ? "" : Long.toString(state.get(counted));
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (text.isEmpty()) {
      return;
    }
    State state = setupContext.state();
    long most = state.get(limit) == 0 ? 0 : state.get(limit) + 1;
    if (!isNumber(text) || Integer.parseInt(text) > most) {
      setupContext.flaws().add(most == 0 ? "half-moves are counted, but it is not said to how many"
          : "'" + Excerpt.of(text) + "' half-moves cannot have been counted: there are " + most + " at most");
    } else {
      state.set(counted, Long.parseLong(text));
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("Half-moves counted: " + text + ".");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of(text + (text.equals("1") ? " half-move" : " half-moves") + " counted");
  }
}
