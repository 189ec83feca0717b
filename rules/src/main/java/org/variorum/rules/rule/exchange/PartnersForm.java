package org.variorum.rules.rule.exchange;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** On which two squares the last move was an exchange. */
final class PartnersForm implements SlotFormat {

  private static final String NAME = SwappedForm.NAME;
  private static final String SEPARATOR = "+";
  private static final String BETWEEN = "\\+";
  private static final String MARK = "has just exchanged squares";

  private final Context context;
  private final LastExchange last;
  private final long lastMovers;
  private final SlotKind kind;

  /** @param lastMovers the kinds of pieces that can have made the exchange */
  PartnersForm(Context context, LastExchange last, long lastMovers) {
    this.context = context;
    this.last = last;
    this.lastMovers = lastMovers;
    kind = new SlotKind(NAME, "Two that have just exchanged squares", SlotKind.Place.ENTRY,
        new SlotKind.Squares(SEPARATOR,
            context.definition().pieces().stream().map(PieceKind::letter).toList(),
            true, Mark.Look.LIMITED));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return NAME + ":SQUARE+SQUARE";
  }

  @Override
  public String read(FenField field) {
    SortedSet<Integer> squares = context.squares(field, SEPARATOR);
    if (squares.size() != 2) {
      throw field.error(wrong(field.text()), 0);
    }
    return context.squares(squares, SEPARATOR);
  }

  private static String wrong(String text) {
    return "an exchange is of the pieces on two squares, not '" + Excerpt.of(text) + "'";
  }

  private List<Integer> squares(State state) {
    return !last.has(state) ? List.of()
        : Stream.of(state.get(last.one()), state.get(last.other())).map(square -> (int) (square - 1))
            .sorted(context.byFile()).toList();
  }

  @Override
  public String write(State state) {
    return context.squares(squares(state), SEPARATOR);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (text.isEmpty()) {
      return;
    }
    List<Integer> squares = Stream.of(text.split(BETWEEN, -1))
        .flatMap(name -> context.board().square(name).stream()).filter(Distinct.values()).toList();
    if (squares.size() == 2) {
      last.note(setupContext.state(), squares.getFirst(), squares.getLast());
    } else {
      setupContext.flaws().add(wrong(text));
    }
  }

  @Override
  public long lastMovers(String text) {
    return lastMovers;
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("The pieces on " + and(text)
        + " have just exchanged their squares, so in reply they may not exchange squares again.");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of("after an exchange on " + and(text));
  }

  private static String and(String text) {
    return text.replace(SEPARATOR, " and ");
  }

  @Override
  public List<Mark> marks(State state) {
    return last.has(state) ? List.of(new Mark(Mark.Look.LIMITED, MARK, squares(state))) : List.of();
  }
}
