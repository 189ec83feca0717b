package org.variorum.rules.rule.exchange;

import org.variorum.rules.definition.Mechanism.Exchange;
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
    gates.prepare(state.turn);
    boolean barred = (gates.capturesOnly() & PieceCode.bit(kind)) != 0;
    if (!now(check) || barred || exchange.notInReply() && state.get(swapped) != 0
        || exchange.notFacing() && threats.facing()) {
      return;
    }
    for (int from = 0; from < state.board.length; from++) {
      if (gates.admits(from, state.board[from])) {
        addOpen(moves, from, check);
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    int piece = PieceCode.code(kind, state.turn);
    int with = PieceCode.code(other, exchange.enemy() ? state.turn ^ 1 : state.turn);
    if (!now(check) || state.board[from] != piece) {
      return;
    }
    for (int to = 0; to < state.board.length; to++) {
      if (state.board[to] == with && to != from && !(piece == with && to < from)) {
        moves.add(MoveCode.of(moveKind, from, to, to, from));
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
