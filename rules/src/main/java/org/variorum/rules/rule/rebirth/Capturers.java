package org.variorum.rules.rule.rebirth;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/** Capturers that come back: whether they can, when a capture is made and when it is threatened. */
final class Capturers implements Veto.Prohibition, Gate.OfThreats {

  private final Homes homes;
  private CellSlot walls = CellSlot.NONE;
  /** By kind. */
  private AfterCapture[] afterCapture = {};

  Capturers(Homes homes) {
    this.homes = homes;
  }

  /** Finishes its tables when all rules are there: one may remember walls. */
  void shape(Context context, Programs programs) {
    walls = context.memory().walls();
    afterCapture = IntStream.range(0, context.kinds().count())
        .mapToObj(kind -> AfterCapture.of(kind, context, programs)).toArray(AfterCapture[]::new);
  }

  /** Whether a move is a capture by which the captured piece leaves the board. */
  static boolean captures(long move) {
    return MoveCode.captures(move) && switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN, MoveCode.EN_PASSANT, MoveCode.IN_PASSING -> true;
      default -> false;
    };
  }

  /** Where a piece comes back that has captured on a square; there, if it has no other. */
  int home(int piece, int on) {
    int home = homes.of(piece, on);
    return home == State.NO_SQUARE ? on : home;
  }

  @Override
  public boolean looksAtMoveAlone() {
    return true;
  }

  @Override
  public boolean forbids(State after, long move) {
    int to = MoveCode.to(move);
    return captures(move) && !isOpen(after, home(after.board[to], to), to, to);
  }

  /** Whether a piece may come back to a square that goes from one to another. */
  private boolean isOpen(State state, int home, int from, int to) {
    return home == from || home == to || state.board[home] == PieceCode.EMPTY && !state.holds(walls, home);
  }

  @Override
  public String why() {
    return "the square is occupied to which the capturer would come back";
  }

  @Override
  public boolean stops(State state, int from, int to) {
    int captor = state.board[from];
    int side = PieceCode.side(captor);
    for (long left = afterCapture[PieceCode.kind(captor)].after(side, from, to); left != 0;
        left &= left - 1) {
      int kind = PieceCode.kind(2 * Long.numberOfTrailingZeros(left));
      if (isOpen(state, home(PieceCode.code(kind, side), to), from, to)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Illegal why(State state, int from, int cell) {
    return new Illegal(Refusal.Reason.FORBIDDEN_RESULT, why(), List.of(cell));
  }
}
