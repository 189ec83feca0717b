package org.variorum.rules.rule.displacement;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** Which pieces are frozen: their squares, by file and rank. */
final class FrozenForm implements SlotFormat {

  private static final String NAME = "frozen";
  private static final String UNTIL = "Frozen until the end of their owner's next turn";
  private static final String SEPARATOR = "+";
  private static final String BETWEEN = "\\+";

  private final Context context;
  private final Geometry board;
  private final CellSlot slot;
  private final long kinds;
  private final SlotKind kind;

  FrozenForm(Context context, CellSlot slot, List<String> letters) {
    this.context = context;
    board = context.board();
    this.slot = slot;
    kinds = context.kinds().set(letters);
    kind = new SlotKind(NAME, UNTIL, SlotKind.Place.ENTRY,
        new SlotKind.Squares(SEPARATOR, letters, true, Mark.Look.STILL));
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

  private OptionalInt square(String name) {
    return board.square(name).stream().mapToInt(Integer::intValue).findFirst();
  }

  private List<Integer> frozen(State state) {
    return IntStream.range(0, board.size()).filter(square -> state.holds(slot, square)).boxed()
        .sorted(context.byFile())
        .toList();
  }

  @Override
  public String write(State state) {
    return context.squares(frozen(state), SEPARATOR);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (text.isEmpty()) {
      return;
    }
    for (String name : text.split(BETWEEN, -1)) {
      OptionalInt square = square(name);
      if (square.isPresent() && PieceCode.holds(kinds, setupContext.state().board[square.getAsInt()])) {
        setupContext.state().add(slot, square.getAsInt());
      } else {
        setupContext.flaws().add("nothing that can be frozen stands on " + Excerpt.of(name));
      }
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of(UNTIL + ": " + listed(text, ", ") + ".");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of("frozen " + listed(text, " "));
  }

  private static String listed(String text, String separator) {
    return String.join(separator, Arrays.asList(text.split(BETWEEN, -1)));
  }

  @Override
  public List<Mark> marks(State state) {
    return List.of(new Mark(Mark.Look.STILL, NAME, frozen(state)));
  }
}
