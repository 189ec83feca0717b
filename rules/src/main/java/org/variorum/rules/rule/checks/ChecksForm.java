package org.variorum.rules.rule.checks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.fen.ForeignFenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.position.SlotTerm;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** The checks that White and Black have still to give: {@code 3+3}. */
final class ChecksForm implements SlotFormat {

  private static final Pattern TWO_NUMBERS = Pattern.compile("([0-9]{1,2})\\+([0-9]{1,2})");

  private final List<Integer> most;
  private final List<Slot> slots;
  private final SlotKind kind;

  /**
   * @param most how many win, by side
   * @param slots by side
   */
  ChecksForm(List<Integer> most, List<Slot> slots) {
    this.most = most;
    this.slots = slots;
    kind = new SlotKind("checks", "Checks still to give", SlotKind.Place.COUNTS,
        new SlotKind.Numbers(Math.max(most.get(0), most.get(1)), most.get(0) + "+" + most.get(1),
            List.of("Checks White has to give", "Checks Black has to give")));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String read(FenField field) {
    List<Integer> left = numbers(field);
    return left.get(0) + "+" + left.get(1);
  }

  private List<Integer> numbers(FenField field) {
    Matcher matcher = TWO_NUMBERS.matcher(field.text());
    if (!matcher.matches()) {
      throw field.error("remaining checks are two numbers such as 3+3", 0);
    }
    List<Integer> numbers = List.of(Integer.valueOf(matcher.group(1)), Integer.valueOf(matcher.group(2)));
    for (int side = 0; side < numbers.size(); side++) {
      if (numbers.get(side) > most.get(side)) {
        throw field.error("more checks remain than the " + most.get(side) + " of the game", 0);
      }
    }
    return numbers;
  }

  /** The checks that have been given, {@code +0+2}: read, never written. */
  @Override
  public Optional<String> readAt(ForeignFenField place, FenField field, Map<String, String> said) {
    if (place != ForeignFenField.AFTER_MOVE_NUMBER || !field.text().startsWith("+")) {
      return Optional.empty();
    }
    List<Integer> given = numbers(new FenField(field.text().substring(1), field.column() + 1));
    return Optional.of((most.get(0) - given.get(0)) + "+" + (most.get(1) - given.get(1)));
  }

  @Override
  public String write(State state) {
    return state.get(slots.get(0)) + "+" + state.get(slots.get(1));
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    Matcher matcher = TWO_NUMBERS.matcher(text.isEmpty() ? most.get(0) + "+" + most.get(1) : text);
    for (int side = 0; matcher.matches() && side < slots.size(); side++) {
      setupContext.state().set(slots.get(side),
          Math.min(most.get(side), Long.parseLong(matcher.group(side + 1))));
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("Checks still to give: White " + text.replace("+", ", Black ") + ".");
  }

  @Override
  public Optional<SlotTerm> term() {
    return Optional.of(new SlotTerm.Countdown(kind.name(), Math.max(most.get(0), most.get(1))));
  }

  @Override
  public int count(State state, int side) {
    return (int) state.get(slots.get(side));
  }
}
