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
public record Past(Map<Integer, Integer> stood, List<Piece> taken) {

  static final Past NONE = new Past(Map.of(), List.of());

  /** The same after a piece has come to a square; a captured one that comes is not taken away any more. */
  Past coming(Piece piece, int square) {
    if (piece.carries().isEmpty()) {
      return this;
    }
    Map<Integer, Integer> changed = new LinkedHashMap<>(stood);
    int before = stoodOn(piece);
    changed.remove(before);
    changed.put(before, square);
    return new Past(changed, taken.stream().filter(other -> stoodOn(other) != before).toList());
  }

  /** The same after a piece has been captured. */
  Past taking(Piece piece) {
    List<Piece> all = new ArrayList<>(taken);
    all.add(piece);
    return new Past(stood, all);
  }

  private static int stoodOn(Piece piece) {
    return piece.carries().orElseThrow().square();
  }
}
