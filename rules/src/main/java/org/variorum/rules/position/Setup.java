package org.variorum.rules.position;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.platform.Copies;
import org.variorum.rules.platform.UnmodifiableSortedMap;

/**
 * Any arrangement of pieces, as in an editor or a FEN; it need not be a legal position. {@link Game#position(Setup)}
 * turns a setup into a position, or refuses it with all its flaws.
 *
 * @param board the pieces by square
 * @param hands the number of pieces in hand, by piece
 * @param turn the side to move
 * @param slots the texts of the state slots, as in a FEN, by {@link SlotKind#name}. An absent slot is empty;
 *     for counted checks, it has their full number
 * @param clock the halfmove clock (COM-2)
 * @param fullmove the move number, from 1, which increases after each move of Black
 */
public record Setup(SortedMap<Integer, Piece> board, Map<Piece, Integer> hands, Side turn,
    SortedMap<String, String> slots, int clock, int fullmove) {

  /** The dialect in which a FEN is written. A reader accepts all dialects. */
  public enum Dialect {

    /** The dialect of this project (COM-2). */
    OWN,

    /**
     * The dialect of Fairy-Stockfish. Pieces have the letters of that program ({@code elsewhere} in a definition). A
     * piece that never runs out is not written in hand; without other pieces in hand, there are no brackets. Where
     * moves are counted to a limit, the limit is in the en passant field and the count in the halfmove clock field.
     * There are no state entries.
     */
    FAIRY_STOCKFISH
  }

  public Setup {
    board = new UnmodifiableSortedMap<>(new TreeMap<>(board));
    hands = Copies.of(hands);
    slots = new UnmodifiableSortedMap<>(new TreeMap<>(slots));
  }

  /** Returns a setup with pieces on the board only, at move 1. The hands and the slots are empty. */
  public static Setup of(SortedMap<Integer, Piece> board, Side turn) {
    return new Setup(board, Map.of(), turn, new TreeMap<>(), 0, 1);
  }
}
