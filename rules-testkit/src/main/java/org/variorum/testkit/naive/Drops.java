package org.variorum.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/** Men that come from the hand. */
final class Drops {
  private final Rules rules;
  private final Promotions promotions;

  Drops(Rules rules, Promotions promotions) {
    this.rules = rules;
    this.promotions = promotions;
  }

  List<Candidate> of(Position position) {
    List<Candidate> found = new ArrayList<>();
    rules.hands().ifPresent(rule -> rule.drops().stream()
        .filter(drop -> position.hands().of(position.turn()).contains(drop.letter()))
        .forEach(drop -> found.addAll(all(position, drop))));
    return found;
  }

  private List<Candidate> all(Position position, Mechanism.Drop drop) {
    Piece man = new Piece(position.turn(), rules.man(drop.letter()));
    return position.board().emptySquares().stream()
        .filter(square -> isAllowed(position.board(), drop, man, square))
        .map(square -> new Candidate(drop.letter() + "@" + rules.geometry().name(square), "", man,
            position.thawed().with(square, man), position.hands().without(position.turn(), drop.letter()),
            Set.of(),
            Set.of(), Set.of(Candidate.Trait.DROPS)))
        .toList();
  }

  private boolean isAllowed(Board board, Mechanism.Drop drop, Piece man, int square) {
    return drop.region().contains(rules.geometry(), square, man.side())
        && (drop.stuck() || !promotions.isStuck(man.man(), man.side(), square))
        && !(drop.onePerFile() && fileHas(board, man, square));
  }

  /** Nifu. */
  private boolean fileHas(Board board, Piece man, int square) {
    int file = rules.geometry().file(square);
    return board.squares(piece -> piece.is(man.side(), man.letter())).stream()
        .anyMatch(other -> rules.geometry().file(other) == file);
  }
}
