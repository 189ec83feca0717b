package org.variorum.rules.rule.stack;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;
import org.variorum.rules.text.Excerpt;

/** Which pieces have come to light and may not be captured in this turn: their squares, by file and rank. */
final class FreedForm implements SlotFormat {

  private static final String NAME = "freed";
  private static final String SEPARATOR = "+";
  private static final String BETWEEN = "\\+";
  private static final String MEANING = "come to light, not captured in this turn";

  private final Context context;
  private final CellSlot slot;
  private final SlotKind kind;

  FreedForm(Context context, CellSlot slot) {
    this.context = context;
    this.slot = slot;
    kind =
        new SlotKind(NAME, "Come to light in this turn", SlotKind.Place.ENTRY, new SlotKind.Squares(SEPARATOR,
            context.definition().pieces().stream().map(PieceKind::letter).toList(), true, Mark.Look.LIMITED));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return NAME + ":SQUARES";
  }

  @Override
  public String read(FenField field) {
    return context.squares(context.squares(field, SEPARATOR), SEPARATOR);
  }

  private List<Integer> freed(State state) {
    return IntStream.range(0, context.board().size()).filter(square -> state.holds(slot, square)).boxed()
        .sorted(context.byFile()).toList();
  }

  @Override
  public String write(State state) {
    return context.squares(freed(state), SEPARATOR);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    for (String name : text.isEmpty() ? List.<String>of() : List.of(text.split(BETWEEN, -1))) {
      Optional<Integer> square = context.board().square(name)
          .filter(each -> setupContext.state().board[each] != PieceCode.EMPTY);
      square.ifPresent(each -> setupContext.state().add(slot, each));
      if (square.isEmpty()) {
        setupContext.flaws().add("no piece has come to light on " + Excerpt.of(name));
      }
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("Have " + MEANING + ": " + String.join(", ", text.split(BETWEEN, -1)) + ".");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of("come to light on " + English.list(List.of(text.split(BETWEEN, -1)), "and"));
  }

  @Override
  public List<Mark> marks(State state) {
    return List.of(new Mark(Mark.Look.LIMITED, MEANING, freed(state)));
  }
}
