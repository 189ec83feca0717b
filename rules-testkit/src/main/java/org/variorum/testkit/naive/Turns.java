package org.variorum.testkit.naive;

import org.variorum.rules.rule.turn.Turn;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;

/** Turns of several moves. */
final class Turns {
  private final Rules rules;
  private final Attacks attacks;

  Turns(Rules rules, Attacks attacks) {
    this.rules = rules;
    this.attacks = attacks;
  }

  /** Whether the mover goes on: there is another move in the turn, it did not pass, and gave no check. */
  boolean goesOn(Position before, Candidate move) {
    int moves = rules.definition().mechanism(Turn.class).map(turn -> turn.parts().size()).orElse(1);
    return before.part() < moves && !move.has(Candidate.Feature.PASSES)
        && !attacks.inCheck(move.board(), before.turn().opponent());
  }
}
