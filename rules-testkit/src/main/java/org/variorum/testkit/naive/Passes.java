package org.variorum.testkit.naive;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.turn.Turn;
import org.variorum.rules.rule.turn.Turn.Passing;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;

/** To pass instead of a move. */
final class Passes {
  private static final PieceKind NOBODY = new PieceKind("", "nobody", false, List.of(),
      Optional.empty(), Optional.empty(), Optional.empty());

  private final Rules rules;
  private final Attacks attacks;

  Passes(Rules rules, Attacks attacks) {
    this.rules = rules;
    this.attacks = attacks;
  }

  /** The pass of a player who may always pass in this part of a turn, or may where there is no other move. */
  Optional<Candidate> of(Position position, Passing passing) {
    return rules.definition().mechanism(Turn.class)
        .filter(turn -> turn.parts().get(position.part() - 1).passing() == passing)
        .filter(_ -> !attacks.inCheck(position.board(), position.turn()))
        .map(_ -> new Candidate("0000", "", new Piece(position.turn(), NOBODY), position.thawed(),
            position.hands(), Set.of(), Set.of(), Set.of(Candidate.Feature.PASSES)));
  }
}
