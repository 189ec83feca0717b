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
 * @param turn the side to move
 * @param slots what is remembered besides, by {@link SlotKind#name}, as a FEN says it; what is absent is as at the
 *     beginning of a game without castling: nothing, and all checks still to give
 * @param clock the halfmove clock (COM-2)
 * @param fullmove the number of the move, up after Black's
 */
public record Setup(SortedMap<Integer, Piece> board, Map<Piece, Integer> hands, Side turn,
    SortedMap<String, String> slots, int clock, int fullmove) {

  /** The program for which a FEN is written. All dialects are read. */
  public enum Dialect {

    /** As all programs of this project write it (COM-2). */
    OWN,

    /**
     * As Fairy-Stockfish writes it. Pieces have the letters that it uses ({@code elsewhere} in a definition). A piece
     * that never runs out is not written in hand, nor are the brackets if there is no other. Where moves are counted to
     * a limit, that limit stands in the field of en passant and the count in that of the halfmove clock. There are no
     * state entries.
     */
    FAIRY_STOCKFISH
  }

  public Setup {
    board = Collections.unmodifiableSortedMap(new TreeMap<>(board));
    hands = Map.copyOf(hands);
    slots = Collections.unmodifiableSortedMap(new TreeMap<>(slots));
  }

  /** Pieces on the board alone, at the first move: the hands are empty, nothing is remembered. */
  public static Setup of(SortedMap<Integer, Piece> board, Side turn) {
    return new Setup(board, Map.of(), turn, new TreeMap<>(), 0, 1);
  }
}
