package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Journeys and captures of pieces during a move, in games where pieces carry others.
 *
 * @param arrivals the current square of each piece that has moved, by its square before the move, in order of arrival
 * @param taken the captured pieces
 */
public record CarriedPieces(Map<Integer, Integer> arrivals, List<NaivePiece> taken) {

  static final CarriedPieces NONE = new CarriedPieces(Map.of(), List.of());

  /** The record after a piece has come to a square. A captured piece that returns no longer counts as captured. */
  CarriedPieces afterArrival(NaivePiece piece, int square) {
    if (piece.carries().isEmpty()) {
      return this;
    }
    Map<Integer, Integer> changed = new LinkedHashMap<>(arrivals);
    int before = startSquare(piece);
    changed.remove(before);
    changed.put(before, square);
    return new CarriedPieces(changed, taken.stream().filter(other -> startSquare(other) != before).toList());
  }

  /** The record after a capture. */
  CarriedPieces afterCapture(NaivePiece piece) {
    List<NaivePiece> changed = new ArrayList<>(taken);
    changed.add(piece);
    return new CarriedPieces(arrivals, changed);
  }

  private static int startSquare(NaivePiece piece) {
    return piece.carries().orElseThrow().square();
  }
}
