package org.variorum.rules.rule.standing;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Finds which pieces of the side to move may step onto an empty square and back. */
final class StepsBack implements MoveSource {

  private static final Reason STEP_BACK = new Reason("STEP_BACK");

  private final StandingTable table;
  private final int kind;
  private final State state;
  private final Gates gates;

  StepsBack(StandingTable table, int kind, State state, Gates gates) {
    this.table = table;
    this.kind = kind;
    this.state = state;
    this.gates = gates;
  }

  @Override
  public int kind() {
    return kind;
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    gates.prepare(state.turn);
    for (int word = 0; word < state.words; word++) {
      for (long left = state.sides[state.turn * state.words + word]; left != 0; left &= left - 1) {
        int from = word << 6 | Long.numberOfTrailingZeros(left);
        int piece = state.board[from];
        if (PieceCode.holds(table.stepsBack, piece) && !PieceCode.holds(gates.capturesOnly(), piece)
            && gates.admits(from, piece) && mayStep(from, piece, false)) {
          moves.add(MoveCode.of(kind, from, from, 0, 0));
        }
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    int piece = state.board[from];
    if (piece != PieceCode.EMPTY && PieceCode.side(piece) == state.turn
        && PieceCode.holds(table.stepsBack, piece)) {
      gates.prepare(state.turn);
      if (mayStep(from, piece, true)) {
        moves.add(MoveCode.of(kind, from, from, 0, 0));
      }
    }
  }

  /** @param anywhere whether it does not matter where the piece may go now */
  private boolean mayStep(int from, int piece, boolean anywhere) {
    for (int square = 0; square < state.board.length; square++) {
      boolean open = anywhere ? !gates.isShut(square) : (gates.open(square >>> 6) >>> square & 1) != 0;
      if (square != from && state.board[square] == PieceCode.EMPTY && open
          && table.reaches(piece, from, square)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void addPremoves(PremoveSquares premoves) {
    for (int from = 0; from < state.board.length; from++) {
      int piece = state.board[from];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == premoves.side()
          && PieceCode.holds(table.stepsBack, piece)) {
        premoves.of(from).add(from);
      }
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    int from = asked.from();
    int piece = state.board[from];
    if (from != asked.to() || asked.hasSecondLeg() || piece == PieceCode.EMPTY
        || PieceCode.side(piece) != state.turn || !PieceCode.holds(table.stepsBack, piece)) {
      return Optional.empty();
    }
    gates.prepare(state.turn);
    Optional<Illegal> barred = gates.whyNotQuietly(from).or(() -> gates.whyStill(from));
    if (barred.isPresent()) {
      return barred;
    }
    gates.admits(from, piece);
    return mayStep(from, piece, false) ? Optional.empty()
        : Optional.of(new Illegal(STEP_BACK,
            new Wording(state).pieceOn(from) + " can step onto no empty square from where it would come back",
            List.of(from)));
  }
}
