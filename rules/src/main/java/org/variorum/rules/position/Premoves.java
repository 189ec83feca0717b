package org.variorum.rules.position;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * The premoves from which the side not to move can choose: all moves of its pieces from their current squares, on any
 * board. Many of these moves will not be legal. But every legal move of the next turn is included, unless its piece is
 * moved or changed before.
 *
 * @param moves by the square of a piece: the squares that can be second in {@link Gesture#squares}
 * @param drops by a piece in hand: the squares on which it can be dropped
 */
public record Premoves(SortedMap<Integer, SortedSet<Integer>> moves, Map<Piece, SortedSet<Integer>> drops) {

  public Premoves {
    SortedMap<Integer, SortedSet<Integer>> copy = new TreeMap<>();
    moves.forEach((from, squares) -> copy.put(from, Collections.unmodifiableSortedSet(squares)));
    moves = Collections.unmodifiableSortedMap(copy);
    drops = Map.copyOf(drops);
  }
}
