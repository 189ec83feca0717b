package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.Variation;
import org.variorum.protocol.Chances;
import org.variorum.rules.game.Move;

/** Writes what a search has found as lines {@code info …}. */
final class SearchInfo {

  private SearchInfo() {}

  /**
   * A line for each variation.
   *
   * @param chances whether to tell the chances of win, draw and loss, too
   */
  static List<String> lines(Result result, boolean chances) {
    List<String> lines = new ArrayList<>();
    long millis = result.time().toMillis();
    long rate = (long) (result.nodes() / Math.max(1e-9, result.time().toNanos() / 1e9));
    for (Variation variation : result.variations()) {
      lines.add(
          "info depth " + result.depth() + " seldepth " + result.seldepth() + " multipv " + (lines.size() + 1)
              + " score " + score(variation.score()) + (chances ? chances(variation.score()) : "") + " nodes "
              + result.nodes() + " nps " + rate + " hashfull " + result.full() + " time " + millis
              + line(variation.moves()));
    }
    return lines;
  }

  static String score(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> "cp " + value;
      case Score.Wins(int moves) -> "mate " + moves;
      case Score.Loses(int moves) -> "mate " + -moves;
    };
  }

  private static String chances(Score score) {
    Chances chances = Chances.of(score);
    return " wdl " + chances.win() + " " + chances.draw() + " " + chances.loss();
  }

  private static String line(List<Move> moves) {
    return moves.isEmpty() ? ""
        : moves.stream().map(Move::text).collect(Collectors.joining(" ", " pv ", ""));
  }
}
