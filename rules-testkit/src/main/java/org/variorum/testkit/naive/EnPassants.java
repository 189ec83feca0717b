package org.variorum.testkit.naive;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Walk;
import org.variorum.testkit.naive.walk.Walker;

/** Captures of pieces that passed a square by an initial move. */
final class EnPassants {
  private final Rules rules;

  EnPassants(Rules rules) {
    this.rules = rules;
  }

  /** Whether pieces of that kind capture and are captured so. */
  boolean concern(Piece piece) {
    return rules.enPassant().filter(rule -> rule.pieces().contains(piece.letter())).isPresent();
  }

  /** The squares passed where the piece can be captured on the next move. */
  Set<Integer> passed(Piece mover, Going going, Walk walk) {
    return going.path().initial() && concern(mover) ? Set.copyOf(walk.passed()) : Set.of();
  }

  /** Where the piece stands that has just passed the squares that the FEN names. */
  Optional<Integer> passer(Position position) {
    Board board = position.board();
    return board.squares(piece -> piece.side() == position.turn().opponent() && concern(piece)).stream()
        .filter(square -> board.emptySquares().stream().anyMatch(home -> cameFrom(position, home, square)))
        .findFirst();
  }

  private boolean cameFrom(Position position, int home, int square) {
    Piece passer = position.board().at(square).orElseThrow();
    Board before = position.board().without(square).with(home, passer);
    return rules.atHome(passer, home) && passer.kind().ways().stream()
        .filter(way -> Ground.contains(rules.geometry(), way.from(), home, passer.side()))
        .map(Way::movement).flatMap(movement -> movement.paths().stream()).filter(Path::initial)
        .flatMap(path -> Walker.walks(before, home, passer.side(), path).stream())
        .filter(walk -> walk.end() == square).flatMap(walk -> walk.passed().stream())
        .collect(Collectors.toSet()).equals(position.passed());
  }
}
