package org.variorum.rules.position;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;

/**
 * Any arrangement of pieces, as an editor may hold it: what a FEN says, whether or not it is a position of the game. Only
 * {@link Game#position(Setup)} turns it into one, or refuses it with all its flaws.
 *
 * @param board the pieces by square
 * @param hands how many of each are held
 * @param turn who is to move
 * @param slots what is remembered besides, by {@link SlotKind#name}, as a FEN says it; what is absent is as at the
 *     beginning of a game without castling: nothing, and all checks still to give
 * @param clock the halfmove clock (COM-2)
 * @param fullmove the number of the move, up after Black's
 */
public record Setup(SortedMap<Integer, Piece> board, Map<Piece, Integer> hands, Side turn,
    SortedMap<String, String> slots, int clock, int fullmove) {

  public Setup {
    board = Collections.unmodifiableSortedMap(new TreeMap<>(board));
    hands = Map.copyOf(hands);
    slots = Collections.unmodifiableSortedMap(new TreeMap<>(slots));
  }

  /** Pieces on the board alone, at the first move: nobody holds any, nothing is remembered. */
  public static Setup of(SortedMap<Integer, Piece> board, Side turn) {
    return new Setup(board, Map.of(), turn, new TreeMap<>(), 0, 1);
  }
}
