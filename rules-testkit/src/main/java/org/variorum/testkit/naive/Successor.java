package org.variorum.testkit.naive;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Draws;
import org.variorum.testkit.naive.Candidate.SearchParameter;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Right;
import org.variorum.testkit.naive.position.Rules;

/** The position after a move. */
final class Successor {
  private final Rules rules;
  private final Castlings castlings;
  private final Attacks attacks;

  Successor(Rules rules, Castlings castlings, Attacks attacks) {
    this.rules = rules;
    this.castlings = castlings;
    this.attacks = attacks;
  }

  Position after(Position before, Candidate move) {
    Side mover = before.turn();
    return new Position(move.board(), move.hands(), mover.opponent(), rights(before, move), move.passed(),
        checksLeft(before, move), isProgress(move) ? 0 : before.halfmove() + 1,
        before.fullmove() + (mover == Side.BLACK ? 1 : 0), ban(move), swapped(move));
  }

  /** COM-2: a right is lost for good when king or rook moves or the rook is captured. */
  private Set<Right> rights(Position before, Candidate move) {
    return before.rights().stream()
        .filter(right -> castlings.stretch(right)
            .filter(squares -> !move.touched().contains(squares.getFirst())
                && !move.touched().contains(squares.getLast()))
            .isPresent())
        .collect(Collectors.toSet());
  }

  private Map<Side, Integer> checksLeft(Position before, Candidate move) {
    Map<Side, Integer> left = new HashMap<>(before.checksLeft());
    if (attacks.inCheck(move.board(), before.turn().opponent())) {
      left.computeIfPresent(before.turn(), (side, checks) -> checks - 1);
    }
    return left;
  }

  /** Whether the halfmove clock starts anew (COM-2). */
  private boolean isProgress(Candidate move) {
    Draws draws = rules.definition().draws();
    return (draws.captures() && move.has(SearchParameter.REMOVES))
        || (draws.actions() && move.has(SearchParameter.ACTS))
        || (draws.promotions() && move.has(SearchParameter.PROMOTES))
        || draws.pieces().contains(move.mover().letter());
  }

  /** NMT-4: the kind is that before a promotion. */
  private Optional<String> ban(Candidate move) {
    return rules.answerBan().map(rule -> move.mover().letter())
        .filter(letter -> rules.answerBan().orElseThrow().pieces().contains(letter)
            && !move.has(SearchParameter.DROPS));
  }

  /** NMT-8. */
  private boolean swapped(Candidate move) {
    return rules.exchange().filter(rule -> rule.notInReply() && move.has(SearchParameter.EXCHANGES))
        .isPresent();
  }
}
