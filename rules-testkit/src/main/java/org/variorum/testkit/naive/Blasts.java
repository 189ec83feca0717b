package org.variorum.testkit.naive;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Rules;

/** Captures that remove the capturer and the pieces around. */
final class Blasts {
  private final Rules rules;

  Blasts(Rules rules) {
    this.rules = rules;
  }

  /**
   * The board after the blast of a capture that has just been made.
   *
   * @param capturer where the capturer ended its move
   * @param centres where it captured
   */
  Board after(Board captured, int capturer, List<Integer> centres) {
    Board board = captured;
    for (int square : rules.explosion().map(rule -> victims(captured, capturer, centres, rule))
        .orElse(Set.of())) {
      board = board.without(square);
    }
    return board;
  }

  private Set<Integer> victims(Board board, int capturer, List<Integer> centres, Explosion rule) {
    Set<Integer> victims = new TreeSet<>(Set.of(capturer));
    for (int centre : centres) {
      Ground.around(rules.geometry(), centre, 1).stream()
          .filter(square -> board.holds(square, piece -> !rule.spared().contains(piece.letter())))
          .forEach(victims::add);
    }
    return victims;
  }

  /** Whether a capture would remove the capturer's own royal piece. */
  boolean killOwnRoyal(Board board, int from, int to, int target) {
    if (rules.explosion().isEmpty()) {
      return false;
    }
    Piece capturer = board.at(from).orElseThrow();
    Board captured = board.without(from).without(target).with(to, capturer);
    return board.royal(capturer.side()).isPresent()
        && after(captured, to, List.of(target)).royal(capturer.side()).isEmpty();
  }
}
