package org.variorum.rules.position;

import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import org.variorum.rules.platform.Copies;
import org.variorum.rules.platform.UnmodifiableSortedMap;
import org.variorum.rules.platform.UnmodifiableSortedSet;

/**
 * The premoves of the side not to move: all moves of its pieces from their current squares, for any placement of other
 * pieces. Many of these moves will not be legal. But every legal move of the next turn is included, unless the opponent
 * first moves or changes that piece.
 *
 * @param moves the squares that can be second in {@link Gesture#squares}, by the square of the piece
 * @param drops the squares on which a piece in hand can be dropped, by piece
 */
public record Premoves(SortedMap<Integer, SortedSet<Integer>> moves, Map<Piece, SortedSet<Integer>> drops) {

  public Premoves {
    SortedMap<Integer, SortedSet<Integer>> copy = new TreeMap<>();
    moves.forEach((from, squares) -> copy.put(from, new UnmodifiableSortedSet<>(squares)));
    moves = new UnmodifiableSortedMap<>(copy);
    drops = Copies.of(drops);
  }
}
