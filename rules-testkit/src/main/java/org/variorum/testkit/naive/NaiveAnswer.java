package org.variorum.testkit.naive;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The facts about a position that follow from its FEN, without the history of the game.
 *
 * @param check whether the side to move is in check
 * @param outcome the word for the game's end, for example {@code mate}, {@code stalemate}, {@code king-captured} or
 *     {@code checks}; empty if the game has not ended
 * @param moves the legal moves (COM-3), each with the FEN after it
 */
public record NaiveAnswer(boolean check, Optional<String> outcome, SortedMap<String, String> moves) {

  public NaiveAnswer {
    moves = Collections.unmodifiableSortedMap(new TreeMap<>(moves));
  }
}
