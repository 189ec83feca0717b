package org.variorum.engine.search;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Prices;

/**
 * Whether the side to move must do something for its royal piece: it is in check, or, where royal pieces may be captured and the rules
 * know no check, its royal piece could be captured.
 */
final class RoyalSafety {

  private final boolean captured;
  /** By side. */
  private final int[][] royalCodes;
  private final Prices prices;

  RoyalSafety(Definition definition) {
    List<PieceKind> pieces = definition.pieces();
    captured = definition.royalty().mode() == Royalty.Mode.CAPTURE;
    prices = new Prices(new int[pieces.size()]);
    royalCodes = new int[2][];
    for (int side = 0; side < 2; side++) {
      int ofSide = side;
      royalCodes[side] = IntStream.range(0, pieces.size()).filter(kind -> pieces.get(kind).royal())
          .map(kind -> PieceCode.code(kind, ofSide)).toArray();
    }
  }

  boolean inCheck(MutablePosition position) {
    return captured ? canBeCaptured(position) : position.inCheck();
  }

  private boolean canBeCaptured(MutablePosition position) {
    int side = position.turn();
    for (int code : royalCodes[side]) {
      for (int word = 0; word < position.words(); word++) {
        long set = position.squaresOf(code, word);
        if (set != 0
            && position.cheapestAttacker(word << 6 | Long.numberOfTrailingZeros(set), side ^ 1, prices)
                >= 0) {
          return true;
        }
      }
    }
    return false;
  }
}
