package org.variorum.view.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that was made.
 *
 * @param text the move as in COM-3
 * @param san the move in SAN
 * @param spoken the move in words
 * @param side the side that made it
 * @param number the move number, which increases after Black's turn
 * @param fen the FEN of the position after the move
 * @param check whether the side to move after it is in check
 * @param squares the squares to mark as "last move"
 * @param journeys the pieces that moved or became another kind
 * @param removed the pieces that left the board
 * @param gone the removed pieces that are no longer in the game, by letter; missing if there are none. A piece is still
 *     in the game if it is in hand, beneath another piece or on the other side
 * @param back the pieces that returned to the game or are new in it, by letter; missing if there are none
 * @param clock milliseconds left to the mover after the move; missing without clocks
 */
public record PlyView(String text, String san, String spoken, Color side, int number, String fen,
    boolean check,
    List<String> squares, List<Journey> journeys, List<Removal> removed,
    @Nullable List<String> gone, @Nullable List<String> back, @Nullable Long clock) {

  /**
   * A piece that moved or became another kind.
   *
   * @param path the origin, a square or {@code "@P"} for the hand; the squares where the path turns; the destination. A
   *     {@code "~"} marks a step over the edge of the picture. The path of a piece that did not move contains only its
   *     square
   * @param before the piece before the move, as a FEN letter
   * @param after the piece after the move, as a FEN letter
   */
  public record Journey(List<String> path, String before, String after) {}

  /** A piece that left the board. */
  public record Removal(String square, String piece) {}
}
