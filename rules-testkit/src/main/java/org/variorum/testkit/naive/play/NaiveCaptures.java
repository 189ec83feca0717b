package org.variorum.testkit.naive.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.walk.NaiveLimits;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Finder of the pieces that a walk captures: the piece on its last square, an enemy that it passes, both, or none. */
final class NaiveCaptures {
  private final NaiveLimits limits;
  private final List<PutBackRule> putBackRules;

  NaiveCaptures(NaiveLimits limits, List<PutBackRule> putBackRules) {
    this.limits = limits;
    this.putBackRules = putBackRules;
  }

  /**
   * The squares of the captured pieces: an empty list for a quiet move, an empty optional if the walk is not a
   * possible move.
   */
  Optional<List<Integer>> victimSquares(Board board, int from, OpenPath path, NaiveWalk walk) {
    if (board.walls().contains(walk.end()) || !mayEnd(board, from, path, walk)
        || !mayCapturePassed(board, path, walk)
        || !limits.allow(board, from, path, walk.squares())) {
      return Optional.empty();
    }
    List<Integer> victimSquares = new ArrayList<>();
    walk.passedEnemy().ifPresent(victimSquares::add);
    // On a cylinder, the last square may be the square of the passed enemy, which is captured once.
    if (board.at(walk.end()).isPresent() && !victimSquares.contains(walk.end())) {
      victimSquares.add(walk.end());
    }
    return Optional.of(victimSquares);
  }

  private boolean mayEnd(Board board, int from, OpenPath path, NaiveWalk walk) {
    NaivePiece mover = board.at(from).orElseThrow();
    return board.at(walk.end())
        .map(victim -> path.captures() && path.mayCapture(victim)
            && (victim.side() != mover.side() || mayCaptureOwn(victim)))
        .orElse(path.moves());
  }

  private static boolean mayCapturePassed(Board board, OpenPath path, NaiveWalk walk) {
    return walk.passedEnemy().flatMap(board::at).map(path::mayCapture).orElse(true);
  }

  private boolean mayCaptureOwn(NaivePiece victim) {
    return putBackRules.stream().anyMatch(rule -> rule.mayCaptureOwn(victim));
  }
}
