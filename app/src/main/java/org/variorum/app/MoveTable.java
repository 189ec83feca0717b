package org.variorum.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.variorum.app.text.Paragraph;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/**
 * Text table of the legal moves of a position, with a paragraph for each piece that can move, for drops and for
 * passing.
 */
final class MoveTable {

  private final Position position;

  MoveTable(Position position) {
    this.position = position;
  }

  String text() {
    List<Move> moves = position.moves();
    if (moves.isEmpty()) {
      return position.outcome().map(end -> "no move: " + end.reason().word() + ", " + end.result())
          .orElse("no move")
          + "\n";
    }
    Map<String, List<String>> textsByPiece = new LinkedHashMap<>();
    for (Move move : moves) {
      textsByPiece.computeIfAbsent(piece(move), piece -> new ArrayList<>()).add(move.text());
    }
    StringBuilder text = new StringBuilder();
    textsByPiece.forEach(
        (piece, texts) -> text.append(Paragraph.of(String.join(" ", texts.stream().sorted().toList()))
            .wrap(String.format("%-7s", piece), "       ")));
    return text.append(moves.size()).append(moves.size() == 1 ? " move" : " moves").append('\n').toString();
  }

  private String piece(Move move) {
    return move.isPass() ? "pass"
        : move.isDrop() ? "hand" : position.at(move.from()).map(piece -> piece.fen()).orElse("") + " "
            + position.game().board().name(move.from());
  }
}
