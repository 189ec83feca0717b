package org.variorum.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.variorum.rules.rule.hands.Drop;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;

/** Pieces that come from the hand. */
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

  private List<Candidate> all(Position position, Drop drop) {
    Piece piece = new Piece(position.turn(), rules.piece(drop.letter()));
    return position.board().emptySquares().stream()
        .filter(square -> isAllowed(position.board(), drop, piece, square))
        .map(square -> new Candidate(drop.letter() + "@" + rules.geometry().name(square), "", piece,
            position.thawed().with(square, piece), position.hands().without(position.turn(), drop.letter()),
            Set.of(),
            Set.of(), Set.of(Candidate.Feature.DROPS)))
        .toList();
  }

  private boolean isAllowed(Board board, Drop drop, Piece piece, int square) {
    return Ground.contains(rules.geometry(), drop.region(), square, piece.side())
        && (drop.stuck() || !promotions.isStuck(piece.kind(), piece.side(), square))
        && !(drop.onePerFile() && fileHas(board, piece, square));
  }

  /** Nifu. */
  private boolean fileHas(Board board, Piece piece, int square) {
    int file = rules.geometry().file(square);
    return board.squares(other -> other.is(piece.side(), piece.letter())).stream()
        .anyMatch(at -> rules.geometry().file(at) == file);
  }
}
