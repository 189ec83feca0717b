package org.variorum.testkit.naive;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.movecount.MoveCount;
import org.variorum.testkit.naive.Candidate.Feature;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Right;
import org.variorum.testkit.naive.position.Rules;

/** The position after a move. */
final class Successor {
  private final Rules rules;
  private final Castlings castlings;
  private final Attacks attacks;
  private final Turns turns;

  Successor(Rules rules, Castlings castlings, Attacks attacks) {
    this.rules = rules;
    turns = new Turns(rules, attacks);
    this.castlings = castlings;
    this.attacks = attacks;
  }

  Position after(Position before, Candidate move) {
    Side mover = before.turn();
    boolean goesOn = turns.goesOn(before, move);
    Map<Side, Integer> checks = checksLeft(before, move);
    int halfmove = isProgress(move) ? 0 : before.halfmove() + 1;
    if (goesOn) {
      // What one may do in reply to a move is for the other side, whose turn it is not.
      return new Position(move.board(), move.hands(), mover, rights(before, move), Set.of(), checks, halfmove,
          before.fullmove(), Optional.empty(), false, before.part() + 1);
    }
    return new Position(move.board(), move.hands(), mover.opponent(), rights(before, move), move.passed(),
        checks, halfmove, before.fullmove() + (mover == Side.BLACK ? 1 : 0), ban(move), swapped(move), 1);
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
    return rules.definition().mechanism(MoveCount.class)
        .filter(count -> (count.captures() && move.has(Feature.REMOVES))
            || (count.actions() && move.has(Feature.ACTS))
            || (count.promotions() && move.has(Feature.PROMOTES))
            || count.pieces().contains(move.mover().letter()))
        .isPresent();
  }

  /** NMT-4: the kind is that before a promotion. */
  private Optional<String> ban(Candidate move) {
    return rules.answerBan().map(rule -> move.mover().letter())
        .filter(letter -> rules.answerBan().orElseThrow().pieces().contains(letter)
            && !move.has(Feature.DROPS) && !move.has(Feature.PASSES));
  }

  /** NMT-8. */
  private boolean swapped(Candidate move) {
    return rules.exchange().filter(rule -> rule.notInReply() && move.has(Feature.EXCHANGES))
        .isPresent();
  }
}
