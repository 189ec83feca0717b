package org.variorum.testkit.naive;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything that can be said about a position without its history.
 *
 * @param check whether the side to move is in check
 * @param outcome how the game has ended, in a word: {@code mate}, {@code stalemate}, {@code king-captured}, or for the
 *     other goals reached, checks, bare, extinct; empty while it goes on
 * @param moves the legal moves (COM-3), each with the FEN after it
 */
public record NaiveAnswer(boolean check, Optional<String> outcome, SortedMap<String, String> moves) {

  public NaiveAnswer {
    moves = Collections.unmodifiableSortedMap(new TreeMap<>(moves));
  }
}
