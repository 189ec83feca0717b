package org.variorum.testkit.naive.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Limits;
import org.variorum.testkit.naive.walk.Walk;

/** What a walk takes where pieces are captured: the piece on its last square, the piece that it passed, both, or none. */
final class Captures {
  private final Limits limits;
  private final List<Fate> fates;

  Captures(Limits limits, List<Fate> fates) {
    this.limits = limits;
    this.fates = fates;
  }

  /** The squares of the pieces taken; empty if the walk is no move at all. */
  Optional<List<Integer>> taken(Board board, int from, Going going, Walk walk) {
    if (board.walls().contains(walk.end()) || !mayEnd(board, from, going, walk)
        || !mayPass(board, going, walk)
        || !limits.allow(board, from, going, walk.squares())) {
      return Optional.empty();
    }
    List<Integer> taken = new ArrayList<>();
    walk.passedEnemy().ifPresent(taken::add);
    // On a cylinder a piece may come round to the square of the one that it has passed.
    if (board.at(walk.end()).isPresent() && !taken.contains(walk.end())) {
      taken.add(walk.end());
    }
    return Optional.of(taken);
  }

  private boolean mayEnd(Board board, int from, Going going, Walk walk) {
    Piece mover = board.at(from).orElseThrow();
    return board.at(walk.end())
        .map(victim -> going.captures() && going.mayCapture(victim)
            && (victim.side() != mover.side() || mayCaptureOwn(victim)))
        .orElse(going.moves());
  }

  private static boolean mayPass(Board board, Going going, Walk walk) {
    return walk.passedEnemy().flatMap(board::at).map(going::mayCapture).orElse(true);
  }

  private boolean mayCaptureOwn(Piece victim) {
    return fates.stream().anyMatch(fate -> fate.mayCaptureOwn(victim));
  }
}
