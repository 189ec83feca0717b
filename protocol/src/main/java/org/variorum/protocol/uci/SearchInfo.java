package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.Variation;
import org.variorum.protocol.WinDrawLoss;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/** Writer of search results. */
final class SearchInfo {

  private final ProtocolDialect dialect;
  private final Position from;
  private final Notation notation;
  private final boolean showsChances;

  /** @param showsChances whether scores include the chances of win, draw and loss */
  SearchInfo(ProtocolDialect dialect, Position from, boolean showsChances) {
    this.dialect = dialect;
    this.from = from;
    this.showsChances = showsChances;
    notation = dialect.notation(from.game());
  }

  /** Writes an {@code info} line for each variation. Before the first completed depth, writes only the best one. */
  List<String> lines(Result result) {
    List<String> lines = new ArrayList<>();
    long millis = result.time().toMillis();
    long rate = (long) (result.nodes() / Math.max(1e-9, result.time().toNanos() / 1e9));
    List<Variation> shownVariations =
        result.depth() == 0 ? result.variations().subList(0, 1) : result.variations();
    for (Variation variation : shownVariations) {
      lines.add(
          "info depth " + result.depth() + " seldepth " + result.seldepth() + " multipv " + (lines.size() + 1)
              + " score " + score(variation.score()) + chances(variation.score()) + " nodes " + result.nodes()
              + " nps "
              + rate + " hashfull " + result.hashfull() + " time " + millis
              + moves(" pv", variation.moves()));
    }
    return lines;
  }

  /** Writes the line {@code bestmove …}. */
  String bestMoveLine(Result result) {
    List<String> line = notation.texts(from, result.line().stream().limit(2).toList());
    return "bestmove " + result.bestMove().map(move -> notation.text(from, move)).orElseGet(this::noMove)
        + (line.size() > 1 ? " ponder " + line.get(1) : "");
  }

  /** Writes a {@code bestmove} line with any legal move, for a search without a result. */
  String anyMoveLine() {
    return "bestmove "
        + from.moves().stream().findFirst().map(move -> notation.text(from, move)).orElseGet(this::noMove);
  }

  private String noMove() {
    return dialect.noMove(from.outcome().flatMap(Outcome::winner).filter(from.turn()::equals).isPresent());
  }

  /** Writes the line {@code checkmate …} with the moves that force a win. */
  String checkmateLine(Result result) {
    return "checkmate" + (result.score() instanceof Score.Wins ? moves("", result.line())
        : result.bestMove().isEmpty() ? " nomate" : " timeout");
  }

  String score(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> "cp " + value;
      case Score.Wins wins -> "mate " + dialect.mateNumber(wins);
      case Score.Loses loses -> "mate " + dialect.mateNumber(loses);
    };
  }

  private String chances(Score score) {
    if (!showsChances) {
      return "";
    }
    WinDrawLoss chances = isDrawn() ? WinDrawLoss.DRAW : WinDrawLoss.of(score);
    return " wdl " + chances.win() + " " + chances.draw() + " " + chances.loss();
  }

  private boolean isDrawn() {
    return from.outcome().filter(end -> end.winner().isEmpty()).isPresent();
  }

  private String moves(String word, List<Move> moves) {
    return moves.isEmpty() ? "" : word + " " + String.join(" ", notation.texts(from, moves));
  }
}
