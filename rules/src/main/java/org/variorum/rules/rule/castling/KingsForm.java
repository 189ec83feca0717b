package org.variorum.rules.rule.castling;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/**
 * Kings that have never moved: where rooks may come back that then may castle with them. A king is written while it has no right to castle,
 * which says the same of it.
 */
final class KingsForm implements SlotFormat {

  private static final String NAME = "unmoved";
  private static final String SEPARATOR = "+";
  private static final String BETWEEN = "\\+";

  private final Context context;
  /** By side: whether its king has never moved. */
  private final Slot slot;
  private final Slot rights;
  private final List<Wing> wings;
  private final SlotKind kind;

  /** @param wings who may castle */
  KingsForm(Context context, String king, Slot slot, Slot rights, List<Wing> wings) {
    this.context = context;
    this.slot = slot;
    this.rights = rights;
    this.wings = wings;
    kind = new SlotKind(NAME, "Has never moved and has no right to castle", SlotKind.Place.ENTRY,
        new SlotKind.Squares(SEPARATOR, List.of(king), true, Mark.Look.PARTNER));
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

  @Override
  public String write(State state) {
    SortedSet<Integer> squares = new TreeSet<>(context.byFile());
    kings(side -> (state.get(slot) >>> side & 1) != 0 && !castles(state, side)).forEach(squares::add);
    return context.squares(squares, SEPARATOR);
  }

  /** The homes of the kings of some sides. */
  private IntStream kings(IntPredicate sides) {
    return wings.stream().filter(wing -> sides.test(wing.side())).mapToInt(Wing::kingHome)
        .filter(Distinct.ints());
  }

  private boolean castles(State state, int side) {
    return wings.stream()
        .anyMatch(wing -> wing.side() == side && (state.get(rights) & wing.right()) != 0);
  }

  /** Rights have been seated before. */
  @Override
  public void seat(SetupContext setupContext, String text) {
    State state = setupContext.state();
    long unmoved = 0;
    for (int side = 0; side < 2; side++) {
      unmoved |= castles(state, side) ? 1L << side : 0;
    }
    for (String name : text.isEmpty() ? new String[0] : text.split(BETWEEN, -1)) {
      Optional<Wing> found = wings.stream()
          .filter(wing -> context.board().name(wing.kingHome()).equals(name)
              && state.board[wing.kingHome()] == wing.king())
          .findFirst();
      if (found.isPresent()) {
        unmoved |= 1L << found.get().side();
      } else {
        setupContext.flaws()
            .add("no piece on " + Excerpt.of(name) + " may castle and has never moved");
      }
    }
    state.set(slot, unmoved);
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("Has never moved, so that a piece that comes back may castle with it: "
        + text.replace(SEPARATOR, ", ") + ".");
  }
}
