package org.variorum.rules.rule.exchange;

import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** NMT-8: finds which pieces of the side to move may exchange squares with others. */
final class ExchangeMoves implements MoveSource {

  private final Exchange exchange;
  private final int moveKind;
  private final int kind;
  private final int other;
  private final Slot swapped;
  private final State state;
  private final Threats threats;
  private final Gates gates;

  /**
   * @param moveKind the kind of the moves
   * @param swapped where it is remembered that the last move was an exchange
   */
  ExchangeMoves(Exchange exchange, int moveKind, Slot swapped, State state, Threats threats, Gates gates) {
    this.exchange = exchange;
    this.moveKind = moveKind;
    kind = state.layout.kinds.of(exchange.piece());
    other = state.layout.kinds.of(exchange.with());
    this.swapped = swapped;
    this.state = state;
    this.threats = threats;
    this.gates = gates;
  }

  @Override
  public int kind() {
    return moveKind;
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    if (!now(check) || exchange.notInReply() && state.get(swapped) != 0
        || exchange.notFacing() && threats.facing()) {
      return;
    }
    gates.prepare(state.turn);
    if ((gates.capturesOnly() & PieceCode.bit(kind)) != 0) {
      return;
    }
    int piece = PieceCode.code(kind, state.turn);
    for (int word = 0; word < state.words; word++) {
      for (long left = state.pieces[piece * state.words + word]; left != 0; left &= left - 1) {
        int from = word << 6 | Long.numberOfTrailingZeros(left);
        if (gates.admits(from, piece)) {
          addFrom(moves, from, piece);
        }
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    int piece = PieceCode.code(kind, state.turn);
    if (now(check) && state.board[from] == piece) {
      addFrom(moves, from, piece);
    }
  }

  private void addFrom(MoveBuffer moves, int from, int piece) {
    int with = PieceCode.code(other, exchange.enemy() ? state.turn ^ 1 : state.turn);
    for (int word = 0; word < state.words; word++) {
      for (long left = state.pieces[with * state.words + word]; left != 0; left &= left - 1) {
        int to = word << 6 | Long.numberOfTrailingZeros(left);
        if (to != from && !(piece == with && to < from)) {
          moves.add(MoveCode.of(moveKind, from, to, to, from));
        }
      }
    }
  }

  private boolean now(boolean check) {
    return switch (exchange.when()) {
      case ALWAYS -> true;
      case IN_CHECK -> check;
      case OUT_OF_CHECK -> !check;
    };
  }
}
