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
 * Test for check in the search. In games where royal pieces may be captured, an attack on a royal piece of the
 * side to move is a check. In other games, the rules define check.
 */
final class CheckDetector {

  private final boolean royalsMayBeCaptured;
  /** Whether a side that has several royal pieces may lose all but the last one. */
  private final boolean mayLoseAllButOne;
  /** By side: the codes of its royal pieces. */
  private final int[][] royalCodes;
  /** Equal prices, because any attacker of a royal piece gives check. */
  private final Prices prices;

  CheckDetector(Definition definition) {
    List<PieceKind> pieces = definition.pieces();
    royalsMayBeCaptured = definition.royalty().mode() == Royalty.Mode.CAPTURE;
    mayLoseAllButOne =
        definition.royalty().hasSeveral() && definition.royalty().several() != Royalty.Several.ALL;
    prices = new Prices(new int[pieces.size()]);
    royalCodes = new int[2][];
    for (int side = 0; side < 2; side++) {
      int owner = side;
      royalCodes[side] = IntStream.range(0, pieces.size()).filter(kind -> pieces.get(kind).royal())
          .map(kind -> PieceCode.code(kind, owner)).toArray();
    }
  }

  /** Whether the side to move is in check. */
  boolean inCheck(MutablePosition position) {
    return royalsMayBeCaptured ? canRoyalBeCaptured(position) : position.inCheck();
  }

  private int countRoyals(MutablePosition position, int side) {
    int count = 0;
    for (int code : royalCodes[side]) {
      for (int word = 0; word < position.wordCount(); word++) {
        count += Long.bitCount(position.squaresOf(code, word));
      }
    }
    return count;
  }

  private boolean canRoyalBeCaptured(MutablePosition position) {
    int side = position.turn();
    if (mayLoseAllButOne && countRoyals(position, side) > 1) {
      return false;
    }
    for (int code : royalCodes[side]) {
      for (int word = 0; word < position.wordCount(); word++) {
        for (long bits = position.squaresOf(code, word); bits != 0; bits &= bits - 1) {
          int square = word << 6 | Long.numberOfTrailingZeros(bits);
          if (position.cheapestAttacker(square, side ^ 1, prices) >= 0) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
