package org.variorum.rules.position;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * What the side that waits may hope to play next, whatever the other side does: every place to which a piece can go, on some
 * board where it stands where it stands now. Much of it will not be legal; but each move that will be, of a piece that has not
 * been moved or changed meanwhile, is among it.
 *
 * @param moves by the square of a piece: the squares that can be pointed at second ({@link Gesture#squares})
 * @param drops by a piece in hand: the squares on which it can be put
 */
public record Premoves(SortedMap<Integer, SortedSet<Integer>> moves, Map<Piece, SortedSet<Integer>> drops) {

  public Premoves {
    SortedMap<Integer, SortedSet<Integer>> copy = new TreeMap<>();
    moves.forEach((from, squares) -> copy.put(from, Collections.unmodifiableSortedSet(squares)));
    moves = Collections.unmodifiableSortedMap(copy);
    drops = Map.copyOf(drops);
  }
}
