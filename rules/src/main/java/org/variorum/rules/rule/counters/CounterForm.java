package org.variorum.rules.rule.counters;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.position.SlotTerm;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.counters.Counters.Counter;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** White's number and Black's: {@code points:3+0}; nothing while both are as at the beginning. */
final class CounterForm implements SlotFormat {

  private static final Pattern TWO_NUMBERS = Pattern.compile("(0|[1-9][0-9]{0,2})\\+(0|[1-9][0-9]{0,2})");
  /** Beyond that a step more or less says little. */
  private static final int MOST_COUNTED = 60;

  private final Counter counter;
  private final List<Slot> slots;
  /** With how much a side has won; 0: nothing is known of that. */
  private final int enough;
  private final SlotKind kind;

  /**
   * @param slots by side
   * @param enough with how much a side wins; 0 if it does not, or in other ways
   */
  CounterForm(Counter counter, List<Slot> slots, int enough) {
    this.counter = counter;
    this.slots = slots;
    this.enough = enough > MOST_COUNTED ? 0 : enough;
    kind = new SlotKind(counter.name(), "Counter \"" + counter.name() + "\"", SlotKind.Place.ENTRY,
        new SlotKind.Numbers(counter.most(), usual(),
            List.of("White's counter \"" + counter.name() + "\"",
                "Black's counter \"" + counter.name() + "\"")));
  }

  private String usual() {
    return counter.start() + "+" + counter.start();
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return counter.name() + ":" + counter.most() + "+0";
  }

  @Override
  public String read(FenField field) {
    if (!isSound(field.text())) {
      throw field.error(wrong(field.text()), 0);
    }
    return field.text();
  }

  private boolean isSound(String text) {
    Matcher matcher = TWO_NUMBERS.matcher(text);
    return matcher.matches() && Integer.parseInt(matcher.group(1)) <= counter.most()
        && Integer.parseInt(matcher.group(2)) <= counter.most();
  }

  private String wrong(String text) {
    return "White's number and Black's are two up to " + counter.most() + " with + between, such as "
        + usual() + ", not '" + Excerpt.of(text) + "'";
  }

  @Override
  public String write(State state) {
    String text = state.get(slots.get(0)) + "+" + state.get(slots.get(1));
    return text.equals(usual()) ? "" : text;
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (!text.isEmpty() && !isSound(text)) {
      setupContext.flaws().add(wrong(text));
    }
    String[] numbers = (isSound(text) ? text : usual()).split("\\+");
    for (int side = 0; side < numbers.length; side++) {
      setupContext.state().set(slots.get(side), Long.parseLong(numbers[side]));
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("Counter \"" + counter.name() + "\": White " + text.replace("+", ", Black ") + ".");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of(counter.name() + ": White " + text.replace("+", ", Black "));
  }

  @Override
  public Optional<SlotTerm> term() {
    return enough == 0 ? Optional.empty()
        : Optional.of(new SlotTerm.Countdown("counter-" + counter.name(), enough));
  }

  @Override
  public int count(State state, int side) {
    return (int) Math.max(0, enough - state.get(slots.get(side)));
  }
}
