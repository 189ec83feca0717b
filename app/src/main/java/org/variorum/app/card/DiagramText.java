package org.variorum.app.card;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Step;
import org.variorum.rules.card.MoveDiagram;
import org.variorum.rules.card.MoveDiagram.Mark;

/**
 * A movement diagram as text. {@code *}: moves or captures. {@code o}: only moves. {@code x}: only captures. {@code c}:
 * captures only certain pieces. {@code m}: moves, or captures only certain pieces. {@code i}: only from a start square.
 * {@code h}: only over another piece. {@code .}: not reached. A letter: a piece that some move needs there.
 */
record DiagramText(MoveDiagram diagram) {

  /** The lines, with the piece's letter in the centre. */
  List<String> lines(String letter) {
    int radius = diagram.radius();
    List<String> lines = new ArrayList<>();
    for (int up = radius; up >= -radius; up--) {
      StringBuilder line = new StringBuilder();
      for (int right = -radius; right <= radius; right++) {
        String sign = right == 0 && up == 0 ? letter : sign(new Step(right, up));
        line.append(" ".repeat(Math.max(0, 2 - sign.length()))).append(sign);
      }
      lines.add(line.toString());
    }
    return lines;
  }

  /** The sign at a step from the piece. */
  String sign(Step step) {
    Mark mark = diagram.marks().get(step);
    if (mark == null) {
      return diagram.neededPieces().getOrDefault(step, ".");
    }
    return switch (mark.access()) {
      case FREELY -> freeSign(mark, diagram.limitedCaptures().contains(step));
      case INITIALLY -> "i";
      case OVER_A_PIECE -> "h";
    };
  }

  private static String freeSign(Mark mark, boolean hasLimitedCaptures) {
    if (hasLimitedCaptures) {
      return mark.moves() ? "m" : "c";
    }
    return mark.moves() && mark.captures() ? "*" : mark.moves() ? "o" : "x";
  }
}
