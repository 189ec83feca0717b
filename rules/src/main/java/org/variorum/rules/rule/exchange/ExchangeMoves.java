package org.variorum.rules.rule.exchange;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Rule;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** NMT-8: finds which pieces of the side to move may exchange squares with others. */
final class ExchangeMoves implements MoveSource {

  /** Not now, or not these two pieces (NMT-8). */
  private static final Rule EXCHANGE = new Rule("EXCHANGE");

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
          addFrom(moves, from, piece, false);
        }
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    int piece = PieceCode.code(kind, state.turn);
    if (now(check) && state.board[from] == piece) {
      addFrom(moves, from, piece, true);
    }
  }

  private void addFrom(MoveBuffer moves, int from, int piece, boolean anywhere) {
    int with = PieceCode.code(other, exchange.enemy() ? state.turn ^ 1 : state.turn);
    for (int word = 0; word < state.words; word++) {
      for (long left = state.pieces[with * state.words + word]; left != 0; left &= left - 1) {
        int to = word << 6 | Long.numberOfTrailingZeros(left);
        boolean open = anywhere || (gates.open(to >>> 6) >>> to & 1) != 0;
        if (open && to != from && !(piece == with && to < from)) {
          moves.add(MoveCode.of(moveKind, from, to, to, from));
        }
      }
    }
  }

  /** An enemy that it may exchange with may go where it can before. */
  @Override
  public void addHopes(Hopes hopes) {
    int piece = PieceCode.code(kind, hopes.side());
    int with = PieceCode.code(other, exchange.enemy() ? hopes.side() ^ 1 : hopes.side());
    boolean anywhere = hopes.strays(this);
    Set<Integer> meant = new TreeSet<>();
    for (int square = 0; square < state.board.length; square++) {
      if (anywhere || state.board[square] == with) {
        meant.add(square);
      }
      if (state.board[square] == with && exchange.enemy()) {
        meant.addAll(hopes.ways(square));
      }
    }
    for (int from = 0; from < state.board.length; from++) {
      if (state.board[from] == piece) {
        Set<Integer> others = new TreeSet<>(meant);
        others.remove(from);
        hopes.of(from).addAll(others);
      }
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    boolean meant = asked.other() == asked.to() && asked.otherTo() == asked.from();
    return meant ? why(asked, check) : Optional.empty();
  }

  private Optional<Illegal> why(Asked asked, boolean check) {
    Wording words = new Wording(state);
    int with = PieceCode.code(other, exchange.enemy() ? state.turn ^ 1 : state.turn);
    if (state.board[asked.from()] != PieceCode.code(kind, state.turn) || state.board[asked.to()] != with) {
      return refuse("only " + English.one(words.kind(kind)) + " exchanges squares, with "
          + (exchange.enemy() ? "an enemy " : "a friendly ") + words.kind(other), asked);
    }
    gates.prepare(state.turn);
    Optional<Illegal> barred = gates.whyNotQuietly(asked.from()).or(() -> gates.whyStill(asked.from()))
        .or(() -> gates.whyNotOn(asked.from(), asked.to(), true));
    if (barred.isPresent()) {
      return barred;
    }
    if (!now(check)) {
      return refuse(check ? "squares are not exchanged in check" : "squares are exchanged only in check",
          asked);
    }
    if (exchange.notInReply() && state.get(swapped) != 0) {
      return refuse("an exchange may not be answered by an exchange", asked);
    }
    if (exchange.notFacing() && threats.facing()) {
      return refuse(words.piecesOn(List.of(state.royal[state.turn], state.royal[state.turn ^ 1]))
          + " face each other, so squares are not exchanged", asked);
    }
    return Optional.empty();
  }

  private static Optional<Illegal> refuse(String reason, Asked asked) {
    return Optional.of(new Illegal(EXCHANGE, reason, List.of(asked.from(), asked.to())));
  }

  private boolean now(boolean check) {
    return switch (exchange.when()) {
      case ALWAYS -> true;
      case IN_CHECK -> check;
      case OUT_OF_CHECK -> !check;
    };
  }
}
