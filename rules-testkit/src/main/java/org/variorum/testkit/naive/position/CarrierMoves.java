package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Journeys and captures of pieces during a move, in games where pieces carry others.
 *
 * @param arrivals the current square of each piece that has moved, by its square before the move, in order of arrival
 * @param capturedPieces the captured pieces
 */
public record CarrierMoves(Map<Integer, Integer> arrivals, List<NaivePiece> capturedPieces) {

  static final CarrierMoves NONE = new CarrierMoves(Map.of(), List.of());

  /**
   * The record after a piece has arrived on a square. A captured piece that returns no longer counts as
   * captured. In games without stacks, nothing is recorded.
   */
  CarrierMoves afterArrival(NaivePiece piece, int square) {
    // Empty only in games without stacks: a piece that carries nothing has a stack with no pieces beneath it.
    if (piece.stack().isEmpty()) {
      return this;
    }
    Map<Integer, Integer> changed = new LinkedHashMap<>(arrivals);
    int start = startSquare(piece);
    changed.remove(start);
    changed.put(start, square);
    return new CarrierMoves(changed,
        capturedPieces.stream().filter(other -> startSquare(other) != start).toList());
  }

  /** The record after a capture. */
  CarrierMoves afterCapture(NaivePiece piece) {
    List<NaivePiece> changed = new ArrayList<>(capturedPieces);
    changed.add(piece);
    return new CarrierMoves(arrivals, changed);
  }

  /** The square of the piece before the move, which its stack stores. */
  private static int startSquare(NaivePiece piece) {
    return piece.stack().orElseThrow().startSquare();
  }
}
