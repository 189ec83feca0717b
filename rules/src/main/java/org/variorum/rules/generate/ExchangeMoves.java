package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.definition.Mechanism.Exchange;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.State;

/** NMT-8: finds which pieces of the side to move may exchange squares with others. */
public final class ExchangeMoves {

  private final State state;
  private final Tables tables;
  private final Attacks attacks;
  private final Gates gates;

  public ExchangeMoves(Tables tables, State state, Attacks attacks) {
    this.state = state;
    this.attacks = attacks;
    this.tables = tables;
    gates = new Gates(tables.gates, state);
  }

  /** Adds the exchanges, whether or not they leave the royal piece attacked. */
  public void add(MoveBuffer moves, boolean check) {
    @Nullable Exchange exchange = tables.exchange;
    if (exchange == null || !now(exchange, check)
        || barred(tables.kind(exchange.piece()))
        || exchange.notInReply() && state.get(tables.swapped) != 0
        || exchange.notFacing() && attacks.facing()) {
      return;
    }
    for (int from = 0; from < tables.size; from++) {
      if (gates.admits(from, state.board[from])) {
        addOpen(moves, from, check);
      }
    }
  }

  private boolean barred(int kind) {
    gates.prepare(state.turn);
    return (gates.capturesOnly() & PieceCode.bit(kind)) != 0;
  }

  /** Adds those of a piece with others that stand where they may be exchanged now, whatever was the last move. */
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    @Nullable Exchange exchange = tables.exchange;
    if (exchange == null || !now(exchange, check)) {
      return;
    }
    int piece = PieceCode.code(tables.kind(exchange.piece()), state.turn);
    int with = PieceCode.code(tables.kind(exchange.with()), exchange.enemy() ? state.turn ^ 1 : state.turn);
    for (int to = 0; state.board[from] == piece && to < tables.size; to++) {
      if (state.board[to] == with && to != from && !(piece == with && to < from)) {
        moves.add(MoveCode.of(MoveCode.EXCHANGE, from, to, to, from));
      }
    }
  }

  private static boolean now(Exchange exchange, boolean check) {
    return switch (exchange.when()) {
      case ALWAYS -> true;
      case IN_CHECK -> check;
      case OUT_OF_CHECK -> !check;
    };
  }
}
