package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What has become of pieces by the moves that led to a board, where pieces carry others.
 *
 * @param stood by the square where a piece stood before: where it has come since; the piece that came last is last
 * @param taken the captured pieces
 */
public record CarriedPieces(Map<Integer, Integer> stood, List<NaivePiece> taken) {

  static final CarriedPieces NONE = new CarriedPieces(Map.of(), List.of());

  /** The same after a piece has come to a square; a captured one that comes is not taken away any more. */
  CarriedPieces coming(NaivePiece piece, int square) {
    if (piece.carries().isEmpty()) {
      return this;
    }
    Map<Integer, Integer> changed = new LinkedHashMap<>(stood);
    int before = stoodOn(piece);
    changed.remove(before);
    changed.put(before, square);
    return new CarriedPieces(changed, taken.stream().filter(other -> stoodOn(other) != before).toList());
  }

  /** The same after a piece has been captured. */
  CarriedPieces taking(NaivePiece piece) {
    List<NaivePiece> all = new ArrayList<>(taken);
    all.add(piece);
    return new CarriedPieces(stood, all);
  }

  private static int stoodOn(NaivePiece piece) {
    return piece.carries().orElseThrow().square();
  }
}
