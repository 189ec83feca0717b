package org.variorum.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Rules;

/** RS-5: captured pieces that are put back on the board. */
final class Displacements {

  /** A board with what the move string says about the pieces put back on it. */
  record PutBack(Board board, String legs) {}

  private final Rules rules;

  Displacements(Rules rules) {
    this.rules = rules;
  }

  boolean displaces(Piece victim) {
    return rules.displacement().filter(rule -> rule.pieces().contains(victim.letter())).isPresent();
  }

  /** All ways to put a piece back that was captured on a square; none where there is no room. */
  List<PutBack> ways(PutBack before, Piece victim, int capturedOn) {
    Displacement rule = rules.displacement().orElseThrow();
    Geometry geometry = rules.geometry();
    List<PutBack> ways = new ArrayList<>();
    for (int square : Ground.around(geometry, capturedOn, rule.distance())) {
      if (before.board().isEmpty(square)) {
        ways.add(new PutBack(before.board().with(square, victim.frozen(rule.freezes())),
            before.legs() + "," + geometry.name(capturedOn) + geometry.name(square)));
      }
    }
    return ways;
  }
}
