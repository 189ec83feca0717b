package org.variorum.rules.explain;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Rule;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.rule.exchange.ExchangeRule;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Why two pieces may not exchange squares (NMT-8). */
final class ExchangeRefusal {

  private final Play play;
  private final State state;
  private final Tables tables;
  private final Wording words;

  ExchangeRefusal(Play play) {
    this.play = play;
    state = play.state;
    tables = play.tables;
    words = new Wording(state);
  }

  /** Whether an exchange is meant: each piece shall go where the other stands. */
  static boolean meant(Wish wish) {
    return wish.hasSecondLeg() && wish.other() == wish.to() && wish.otherTo() == wish.from()
        && wish.from() != wish.to();
  }

  /** Empty if nothing but the royal piece's safety afterwards can forbid it. */
  Optional<Illegal> why(Wish wish, boolean check) {
    return tables.rooms.exchange().map(rule -> why(rule, wish, check))
        .orElseGet(() -> refuse("no pieces exchange squares in this game", wish));
  }

  private Optional<Illegal> why(ExchangeRule rule, Wish wish, boolean check) {
    Exchange exchange = rule.exchange();
    int piece = PieceCode.code(tables.kind(exchange.piece()), state.turn);
    int with =
        PieceCode.code(tables.kind(exchange.with()), exchange.enemy() ? state.turn ^ 1 : state.turn);
    if (state.board[wish.from()] != piece || state.board[wish.to()] != with) {
      return refuse("only " + English.one(words.kind(PieceCode.kind(piece))) + " exchanges squares, with "
          + (exchange.enemy() ? "an enemy " : "a friendly ") + words.kind(PieceCode.kind(with)), wish);
    }
    Gates gates = new Gates(tables.quietGates, state);
    gates.prepare(state.turn);
    Optional<Illegal> barred = gates.whyNotQuietly(wish.from());
    if (barred.isPresent()) {
      return barred;
    }
    if (exchange.when() == Exchange.When.IN_CHECK && !check) {
      return refuse("squares are exchanged only in check", wish);
    }
    if (exchange.when() == Exchange.When.OUT_OF_CHECK && check) {
      return refuse("squares are not exchanged in check", wish);
    }
    if (exchange.notInReply() && state.get(rule.slot()) != 0) {
      return refuse("an exchange may not be answered by an exchange", wish);
    }
    if (exchange.notFacing() && play.generator().legality().attacks().facing()) {
      return refuse(words.piecesOn(List.of(state.royal[state.turn], state.royal[state.turn ^ 1]))
          + " face each other, so squares are not exchanged", wish);
    }
    return Optional.empty();
  }

  private static Optional<Illegal> refuse(String reason, Wish wish) {
    return Optional.of(new Illegal(Rule.EXCHANGE, reason, List.of(wish.from(), wish.to())));
  }
}
