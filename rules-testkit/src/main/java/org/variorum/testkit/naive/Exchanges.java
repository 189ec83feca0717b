package org.variorum.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;

/** Two pieces exchange their squares (NMT-8). */
final class Exchanges {
  private final Rules rules;
  private final Attacks attacks;

  Exchanges(Rules rules, Attacks attacks) {
    this.rules = rules;
    this.attacks = attacks;
  }

  List<Candidate> of(Position position) {
    return rules.exchange().filter(rule -> isAllowed(position, rule)).map(rule -> all(position, rule))
        .orElse(List.of());
  }

  private boolean isAllowed(Position position, Exchange rule) {
    boolean inTime = switch (rule.when()) {
      case ALWAYS -> true;
      case IN_CHECK -> attacks.inCheck(position.board(), position.turn());
      case OUT_OF_CHECK -> !attacks.inCheck(position.board(), position.turn());
    };
    return inTime && !(rule.notInReply() && position.swapped())
        && !(rule.notFacing() && attacks.facing(position.board()));
  }

  private List<Candidate> all(Position position, Exchange rule) {
    Side side = position.turn();
    Side others = rule.enemy() ? side.opponent() : side;
    List<Candidate> found = new ArrayList<>();
    for (int from : position.board().squares(piece -> piece.is(side, rule.piece()) && !piece.frozen())) {
      for (int to : position.board().squares(piece -> piece.is(others, rule.with()))) {
        if (from != to) {
          found.add(exchange(position, from, to));
        }
      }
    }
    return found;
  }

  private Candidate exchange(Position position, int from, int to) {
    String here = rules.geometry().name(from);
    String there = rules.geometry().name(to);
    Board before = position.thawed();
    Board after = before.with(from, before.at(to).orElseThrow()).with(to, before.at(from).orElseThrow());
    return new Candidate(here + there, "," + there + here, position.board().at(from).orElseThrow(), after,
        position.hands(), Set.of(from, to), Set.of(), Set.of(Candidate.Feature.EXCHANGES));
  }
}
