package org.variorum.rules.rule.exchange;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** NMT-8: finds which pieces of the side to move may exchange squares with others. */
final class ExchangeMoves implements MoveSource {

  /** Not now, or not these two pieces (NMT-8). */
  private static final Reason EXCHANGE = new Reason("EXCHANGE");

  private final Exchange exchange;
  private final int moveKind;
  private final ExchangePairs pairs;
  private final LastExchange last;
  private final State state;
  private final Threats threats;
  private final Gates gates;

  /**
   * @param moveKind the kind of the moves
   * @param last what is remembered of an exchange that was the last move
   */
  ExchangeMoves(Exchange exchange, ExchangePairs pairs, int moveKind, LastExchange last, State state,
      Threats threats, Gates gates) {
    this.exchange = exchange;
    this.moveKind = moveKind;
    this.pairs = pairs;
    this.last = last;
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
    if (!now(check) || last.barsAll(state) || exchange.notFacing() && threats.facing()) {
      return;
    }
    gates.prepare(state.turn);
    for (int kind = 0; kind < state.layout.kinds.count(); kind++) {
      if (pairs.has(kind) && (gates.capturesOnly() & PieceCode.bit(kind)) == 0) {
        add(moves, PieceCode.code(kind, state.turn));
      }
    }
  }

  private void add(MoveBuffer moves, int piece) {
    for (int word = 0; word < state.words; word++) {
      for (long left = state.pieces[piece * state.words + word]; left != 0; left &= left - 1) {
        int from = word << 6 | Long.numberOfTrailingZeros(left);
        if (gates.admits(from, piece) && !last.bars(state, from)) {
          addFrom(moves, from, false);
        }
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    int piece = state.board[from];
    if (now(check) && piece != PieceCode.EMPTY && PieceCode.side(piece) == state.turn) {
      addFrom(moves, from, true);
    }
  }

  private void addFrom(MoveBuffer moves, int from, boolean anywhere) {
    int others = pairs.sideOfOthers(state.turn) * state.words;
    for (int word = 0; word < state.words; word++) {
      for (long left = state.sides[others + word]; left != 0; left &= left - 1) {
        int to = word << 6 | Long.numberOfTrailingZeros(left);
        boolean open = anywhere || (gates.open(to >>> 6) >>> to & 1) != 0 && !last.bars(state, to);
        if (open && pairs.allows(state, from, to)) {
          moves.add(MoveCode.of(moveKind, from, to, to, from));
        }
      }
    }
  }

  /** An enemy that it may exchange with may go where it can before. */
  @Override
  public void addPremoves(PremoveSquares premoves) {
    for (int from = 0; from < state.board.length; from++) {
      int piece = state.board[from];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == premoves.side()
          && pairs.has(PieceCode.kind(piece))) {
        hope(premoves, from, piece);
      }
    }
  }

  private void hope(PremoveSquares premoves, int from, int piece) {
    boolean anywhere = premoves.mayLeaveWays(this);
    Set<Integer> meant = new TreeSet<>();
    for (int square = 0; square < state.board.length; square++) {
      boolean other = pairs.allows(piece, state.board[square]);
      if (anywhere || other) {
        meant.add(square);
      }
      if (other && exchange.enemy()) {
        meant.addAll(premoves.ways(square));
      }
    }
    meant.removeIf(square -> square == from || !pairs.isNear(from, square));
    premoves.of(from).addAll(meant);
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    if (asked.other() == asked.to() && asked.otherTo() == asked.from()) {
      return why(asked, check);
    }
    // A click names only the squares of the two pieces.
    boolean exchangesLater = !asked.hasSecondLeg() && !now(check)
        && pairs.allows(state, asked.from(), asked.to());
    return exchangesLater ? notNow(asked, check) : Optional.empty();
  }

  private Optional<Illegal> why(Asked asked, boolean check) {
    Wording words = new Wording(state);
    int piece = state.board[asked.from()];
    if (piece == PieceCode.EMPTY || PieceCode.side(piece) != state.turn
        || !pairs.allows(piece, state.board[asked.to()])) {
      return refuse("only " + English.withArticle(any(exchange.pieces())) + " exchanges squares, with "
          + (exchange.alike() ? (exchange.enemy() ? "an enemy" : "a friendly") + " piece of its kind"
              : (exchange.enemy() ? "an enemy " : "a friendly ") + any(exchange.with())),
          asked);
    }
    if (!pairs.isNear(asked.from(), asked.to())) {
      return refuse("pieces exchange squares only if they are at most "
          + Phrasing.steps(exchange.distance()) + " apart", asked);
    }
    if (!pairs.allows(state, asked.from(), asked.to())) {
      return refuse(
          "of two pieces that exchange squares so the one on the lower square moves, as its side sees it: say it the other way round",
          asked);
    }
    gates.prepare(state.turn);
    Optional<Illegal> barred = gates.whyNotQuietly(asked.from()).or(() -> gates.whyStill(asked.from()))
        .or(() -> gates.whyNotOn(asked.from(), asked.to(), true));
    if (barred.isPresent()) {
      return barred;
    }
    if (!now(check)) {
      return notNow(asked, check);
    }
    if (last.barsAll(state)) {
      return refuse("an exchange may not be answered by an exchange", asked);
    }
    if (last.bars(state, asked.from()) || last.bars(state, asked.to())) {
      return refuse("pieces that have just exchanged squares may not do so again in reply", asked);
    }
    if (exchange.notFacing() && threats.facing()) {
      return refuse(words.piecesOn(List.of(state.royal[state.turn], state.royal[state.turn ^ 1]))
          + " face each other, so squares are not exchanged", asked);
    }
    return Optional.empty();
  }

  private static Optional<Illegal> notNow(Asked asked, boolean check) {
    return refuse(check ? "squares are not exchanged in check" : "squares are exchanged only in check",
        asked);
  }

  private String any(Set<String> letters) {
    return Exchange.any(letters, state.layout.kinds.definition());
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
