package org.variorum.rules.rule.turn;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** Where the piece is that made the move before of this turn: its square. */
final class TurnMoverForm implements SlotFormat {

  private static final String NAME = "moved";
  private static final String MARK = "has moved in this turn";

  private final Geometry board;
  private final Slot slot;
  private final SlotKind kind;

  /** @param slot one more than the square */
  TurnMoverForm(Slot slot, Context context) {
    board = context.board();
    this.slot = slot;
    kind = new SlotKind(NAME, "Has moved in this turn", SlotKind.Place.ENTRY, new SlotKind.Squares("",
        context.definition().pieces().stream().map(PieceKind::letter).toList(), true, Mark.Look.LIMITED));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return NAME + ":SQUARE";
  }

  @Override
  public String read(FenField field) {
    if (board.square(field.text()).isEmpty()) {
      throw field.error("the board has no square '" + Excerpt.of(field.text()) + "'", 0);
    }
    return field.text();
  }

  @Override
  public String write(State state) {
    return state.get(slot) == 0 ? "" : board.name((int) state.get(slot) - 1);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    Optional<Integer> square = board.square(text);
    State state = setupContext.state();
    if (square.filter(each -> isOfMover(state, each)).isPresent()) {
      state.set(slot, square.get() + 1);
    } else if (!text.isEmpty()) {
      setupContext.flaws().add("no piece on " + Excerpt.of(text) + " has moved before in this turn");
    }
  }

  private static boolean isOfMover(State state, int square) {
    int piece = state.board[square];
    return state.part() > 0 && piece != PieceCode.EMPTY && PieceCode.side(piece) == state.turn;
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("The piece on " + text + " made the move before of this turn.");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of("the piece on " + text + " has moved in this turn");
  }

  @Override
  public List<Mark> marks(State state) {
    return state.get(slot) == 0 ? List.of()
        : List.of(new Mark(Mark.Look.LIMITED, MARK, List.of((int) state.get(slot) - 1)));
  }
}
