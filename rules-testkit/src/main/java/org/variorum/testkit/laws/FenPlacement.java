package org.variorum.testkit.laws;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;

/** The placement field of a FEN as a map from squares to letters of pieces, in lower case for Black. */
public final class FenPlacement {

  private FenPlacement() {}

  /** The pieces of a position by their squares. */
  public static Map<Integer, String> read(MutablePosition position) {
    Map<Integer, String> pieces = new HashMap<>();
    for (int square = 0; square < position.game().board().size(); square++) {
      int piece = position.pieceAt(square);
      if (piece != 0) {
        String letter = position.game().definition().pieces().get(PieceCode.kind(piece)).letter();
        pieces.put(square,
            PieceCode.side(piece) == PieceCode.WHITE ? letter : letter.toLowerCase(Locale.ROOT));
      }
    }
    return pieces;
  }

  /** Writes the placement field of a FEN. */
  public static String write(Geometry board, Map<Integer, String> pieces) {
    StringBuilder text = new StringBuilder();
    for (List<Integer> row : board.rows(Side.WHITE)) {
      text.append(text.isEmpty() ? "" : "/");
      int emptyCount = 0;
      for (int square : row) {
        String cell = square == Geometry.NONE ? "*" : pieces.getOrDefault(square, "");
        if (cell.isEmpty()) {
          emptyCount++;
        } else {
          text.append(emptyCount > 0 ? Integer.toString(emptyCount) : "").append(cell);
          emptyCount = 0;
        }
      }
      text.append(emptyCount > 0 ? Integer.toString(emptyCount) : "");
    }
    return text.toString();
  }
}
