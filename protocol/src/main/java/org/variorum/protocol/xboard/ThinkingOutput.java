package org.variorum.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.Variation;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** Writer of search results as XBoard's thinking output. */
final class ThinkingOutput {

  /** A forced win in N moves is written as {@code MATE + N}, a forced loss as {@code -MATE - N}. */
  private static final int MATE = 100_000;

  private ThinkingOutput() {}

  /** One line for each variation: depth, score, centiseconds, nodes, selective depth, nodes/s, table hits, moves. */
  static List<String> lines(Position from, Result result) {
    List<String> lines = new ArrayList<>();
    long speed = (long) (result.nodes() / Math.max(1e-9, result.time().toNanos() / 1e9));
    for (Variation variation : result.variations()) {
      lines.add(result.depth() + " " + score(variation.score()) + " " + result.time().toMillis() / 10 + " "
          + result.nodes() + " " + result.seldepth() + " " + speed + " 0\t" + moves(from, variation.moves()));
    }
    return lines;
  }

  private static int score(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> value;
      case Score.Wins(int moves) -> MATE + moves;
      case Score.Loses(int moves) -> -MATE - moves;
    };
  }

  private static String moves(Position from, List<Move> moves) {
    List<String> names = new ArrayList<>();
    Position at = from;
    for (Move move : moves) {
      names.add(new MoveNames(at).text(move));
      at = at.play(move);
    }
    return String.join(" ", names);
  }
}
