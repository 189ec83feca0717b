package org.variorum.rules.play;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.state.State;

/**
 * The positions before one, last first; what they share is stored once.
 *
 * @param previous the history of the last of them; null if it has none
 * @param hash its hash
 * @param check whether its side to move was in check
 * @param mover the side that had moved last
 * @param length how many positions this history holds
 * @param state the position itself, never changed; null where chases do not count
 */
public record History(@Nullable History previous, long hash, boolean check, int mover, int length,
    @Nullable State state) {

  /** The history of the position after one that has the history {@code previous}. */
  public static History after(@Nullable History previous, Play play) {
    return new History(previous, play.state.hash(), play.inCheck(), play.state.lastMover(),
        previous == null ? 1 : previous.length + 1, play.tables.ends.chasesCount() ? play.state : null);
  }
}
