package org.variorum.rules.rule.push;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.rule.push.Push.PushOwner;
import org.variorum.rules.state.State;

/** Finds which pieces of the side to move may push others. */
final class PushMoves implements MoveSource {

  private static final Reason PUSH = new Reason("PUSH");
  /** What of a row that cannot be pushed is not the number of its pieces that can. */
  private static final int STOPPED = -1;

  private final PushTable table;
  private final Push rule;
  private final State state;
  private final Gates gates;

  PushMoves(PushTable table, State state, Gates gates) {
    this.table = table;
    rule = table.rule();
    this.state = state;
    this.gates = gates;
  }

  @Override
  public int kind() {
    return table.kind();
  }

  @Override
  public boolean makes(int wanted) {
    return wanted == table.kind() || wanted == table.offKind();
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    gates.prepare(state.turn);
    for (int word = 0; word < state.words; word++) {
      for (long left = state.sides[state.turn * state.words + word]; left != 0; left &= left - 1) {
        int from = word << 6 | Long.numberOfTrailingZeros(left);
        int piece = state.board[from];
        if (PieceCode.holds(table.pieces(), piece) && !PieceCode.holds(gates.capturesOnly(), piece)
            && gates.admits(from, piece)) {
          addFrom(moves, from, false);
        }
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    int piece = state.board[from];
    gates.prepare(state.turn);
    if (piece != PieceCode.EMPTY && PieceCode.side(piece) == state.turn
        && PieceCode.holds(table.pieces(), piece)) {
      addFrom(moves, from, true);
    }
  }

  /** @param anywhere whether it does not matter where the piece may go now */
  private void addFrom(MoveBuffer moves, int from, boolean anywhere) {
    for (Row row : table.rows()[from]) {
      int[] squares = row.squares();
      int to = squares[0];
      int count = count(squares);
      if (count <= 0 || !anywhere && (gates.open(to >>> 6) >>> to & 1) == 0) {
        continue;
      }
      int last = squares[count - 1];
      if (count < squares.length) {
        if (!gates.isShut(squares[count])) {
          moves.add(MoveCode.of(table.kind(), from, to, last, squares[count]));
        }
      } else if (row.ends() && mayFall(last)) {
        moves.add(MoveCode.of(table.offKind(), from, to, last, 0));
      }
    }
  }

  /** How many pieces a row has from its beginning on; {@link #STOPPED} if these cannot be pushed. */
  private int count(int[] squares) {
    int count = 0;
    while (count < squares.length && state.board[squares[count]] != PieceCode.EMPTY) {
      if (!isPushed(state.board[squares[count]]) || ++count > most()) {
        return STOPPED;
      }
    }
    return rule.stronger() && !isWeaker(squares, count) ? STOPPED : count;
  }

  /** Whether own pieces come first, the pusher among them, and are more than the enemies that follow. */
  private boolean isWeaker(int[] squares, int count) {
    int own = 0;
    while (own < count && PieceCode.side(state.board[squares[own]]) == state.turn) {
      own++;
    }
    for (int i = own; i < count; i++) {
      if (PieceCode.side(state.board[squares[i]]) == state.turn) {
        return false;
      }
    }
    return own + 1 > count - own;
  }

  private int most() {
    return rule.atMost() == 0 ? Integer.MAX_VALUE : rule.atMost();
  }

  private boolean isPushed(int piece) {
    boolean own = PieceCode.side(piece) == state.turn;
    return PieceCode.holds(table.pushed(), piece)
        && rule.owner() != (own ? PushOwner.ENEMIES : PushOwner.OWN);
  }

  /** Whether the last piece of a row may leave the board. */
  private boolean mayFall(int square) {
    int piece = state.board[square];
    return rule.off() && PieceCode.side(piece) != state.turn && !PieceCode.holds(table.keptOn(), piece);
  }

  /** All squares of rows that may be pushed, for each of their pieces may be pointed at. */
  @Override
  public void addPremoves(PremoveSquares premoves) {
    for (int from = 0; from < state.board.length; from++) {
      int piece = state.board[from];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == premoves.side()
          && PieceCode.holds(table.pieces(), piece)) {
        Set<Integer> squares = premoves.of(from);
        for (Row row : table.rows()[from]) {
          for (int i = 0; i < row.squares().length && i < most(); i++) {
            squares.add(row.squares()[i]);
          }
        }
      }
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    if (!asked.hasSecondLeg() || !PieceCode.holds(table.pieces(), state.board[asked.from()])
        || state.board[asked.to()] == PieceCode.EMPTY) {
      return Optional.empty();
    }
    for (Row row : table.rows()[asked.from()]) {
      if (row.squares()[0] == asked.to() && row.index(asked.other()) >= 0) {
        gates.prepare(state.turn);
        return gates.whyNotQuietly(asked.from()).or(() -> gates.whyStill(asked.from()))
            .or(() -> gates.whyNotOn(asked.from(), asked.to(), true)).or(() -> why(row, asked));
      }
    }
    return Optional.empty();
  }

  private Optional<Illegal> why(Row row, Asked asked) {
    Wording words = new Wording(state);
    int[] squares = row.squares();
    int count = 0;
    while (count < squares.length && state.board[squares[count]] != PieceCode.EMPTY) {
      if (!isPushed(state.board[squares[count]])) {
        return refuse(words.pieceOn(squares[count]) + " cannot be pushed", asked);
      }
      if (++count > most()) {
        return refuse("the row has more than " + rule.atMost()
            + (rule.atMost() == 1 ? " piece" : " pieces") + ", so it cannot be pushed", asked);
      }
    }
    if (rule.stronger() && !isWeaker(squares, count)) {
      return refuse("enemies are pushed only by more pieces than they are, without own pieces behind them",
          asked);
    }
    int last = squares[count - 1];
    boolean room = count < squares.length && !gates.isShut(squares[count]);
    if (room || count == squares.length && row.ends() && mayFall(last)) {
      return Optional.empty();
    }
    boolean edge = count == squares.length && row.ends();
    return refuse(!edge || !rule.off() ? "there is no room behind " + words.pieceOn(last)
        : PieceCode.side(state.board[last]) == state.turn
            ? words.pieceOn(last) + " is the mover's own, and may not be pushed off the board"
            : words.pieceOn(last) + " is royal, and may not be pushed off the board",
        asked);
  }

  private static Optional<Illegal> refuse(String reason, Asked asked) {
    return Optional.of(new Illegal(PUSH, reason, List.of(asked.from(), asked.to())));
  }
}
