package org.variorum.rules.play;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.state.State;

/**
 * The earlier positions of a game as a linked list, from the latest to the first. Histories with a common beginning
 * share the positions of that beginning.
 *
 * @param previous the positions before the latest one; null if there are none
 * @param hash the Zobrist hash of the latest position
 * @param check whether the side to move in the latest position was in check
 * @param mover the side that made the last move before the latest position, 0 for White
 * @param length the number of positions in this history
 * @param state the latest position, which is never changed; null if the game has no rule against chases
 */
public record History(@Nullable History previous, long hash, boolean check, int mover, int length,
    @Nullable State state) {

  /** Returns {@code previous} with the position of {@code play} added: the history of the next position. */
  public static History after(@Nullable History previous, Play play) {
    return new History(previous, play.state.hash(), play.inCheck(), play.state.lastMover(),
        previous == null ? 1 : previous.length + 1, play.tables.ends.dependsOnChases() ? play.state : null);
  }
}
