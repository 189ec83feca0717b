package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that was made.
 *
 * @param side the side that made it
 * @param number its number: up after Black's turn
 * @param fen the position after it
 * @param check whether the side then to move is in check
 * @param squares the squares it touched, for the mark "last move"
 * @param journeys pieces that went elsewhere or became something else
 * @param removed pieces that left the board
 * @param gone of those, the pieces that left the game, by letter: none that is held, stands beneath another or has changed
 *     sides; missing if there are none
 * @param back pieces that are in the game again, or are new in it; missing if there are none
 * @param clock milliseconds that the mover had left after it; missing without clocks
 */
public record PlyView(String text, String san, String spoken, Color side, int number, String fen,
    boolean check,
    List<String> squares, List<Journey> journeys, List<Removal> removed,
    @Nullable List<String> gone, @Nullable List<String> back, @Nullable Long clock) {

  /**
   * A piece that went somewhere or became something.
   *
   * @param path where it set out, a square or {@code "@P"} for the hand; the squares where its way turned; where it arrived.
   *     The square alone if it stayed
   */
  public record Journey(List<String> path, String before, String after) {}

  /** A piece that left the board. */
  public record Removal(String square, String piece) {}
}
