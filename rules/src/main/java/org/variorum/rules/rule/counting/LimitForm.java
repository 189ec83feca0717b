package org.variorum.rules.rule.counting;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.fen.ForeignFenField;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;
import org.variorum.rules.text.Excerpt;

/** To how many half-moves is counted: {@code counting:16}; nothing where moves are not counted. */
final class LimitForm implements SlotFormat {

  static final String NAME = "counting";

  private final Slot limit;
  private final Slot bare;
  private final Bares bares;
  private final List<String> texts;
  private final SlotKind kind;

  /**
   * @param limit where it is remembered
   * @param bare where it is remembered which sides are counted by the pieces of the other
   * @param bares what the board says of that
   * @param honours the limits that there may be
   */
  LimitForm(Slot limit, Slot bare, Bares bares, List<Honour> honours) {
    this.limit = limit;
    this.bare = bare;
    this.bares = bares;
    List<Integer> moves = honours.stream().map(Honour::moves).filter(Distinct.values()).sorted().toList();
    texts = moves.stream().map(each -> String.valueOf(2 * each)).toList();
    kind = new SlotKind(NAME, "Moves are counted to", SlotKind.Place.ENTRY, new SlotKind.OneOf("not counted",
        moves.stream().map(each -> new SlotKind.Choice(String.valueOf(2 * each), each + " moves")).toList()));
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

  @Override
  public Optional<String> readAt(ForeignFenField place, FenField field, Map<String, String> said) {
    return place != ForeignFenField.EN_PASSANT || !field.isNumber() ? Optional.empty()
        : Optional.of(field.text().equals("0") ? "" : read(field));
  }

  @Override
  public Optional<String> writeAt(ForeignFenField place, State state) {
    return Optional.of(write(state)).filter(text -> place == ForeignFenField.EN_PASSANT && !text.isEmpty());
  }

  private String wrong(String text) {
    return "it is counted to " + English.list(texts, "or") + " half-moves, not '" + Excerpt.of(text) + "'";
  }

  @Override
  public String write(State state) {
    return state.get(limit) == 0 ? "" : Long.toString(state.get(limit));
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    State state = setupContext.state();
    state.set(bare, bares.of(state));
    if (texts.contains(text)) {
      state.set(limit, Long.parseLong(text));
    } else if (!text.isEmpty()) {
      setupContext.flaws().add(wrong(text));
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("Moves are counted: more than " + Integer.parseInt(text) / 2
        + " by each side are a draw.");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of("counting to " + Integer.parseInt(text) / 2 + " moves");
  }
}
