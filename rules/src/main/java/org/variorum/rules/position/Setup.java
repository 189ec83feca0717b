package org.variorum.rules.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;

/**
 * Any arrangement of pieces, as an editor may hold it: what a FEN says, whether or not it is a position of the game. Only
 * {@link Game#position(Setup)} turns it into one, or refuses it with all its flaws.
 *
 * @param board the pieces by square
 * @param hands how many of each are held
 * @param turn who is to move
 * @param castling the rights, letters of {@code KQkq}
 * @param enPassant squares where a piece may be captured that has just crossed them
 * @param checksLeft checks that White and Black have still to give; empty where checks do not count
 * @param clock the halfmove clock (COM-2)
 * @param fullmove the number of the move, up after Black's
 * @param ban the letter of the kind that may not answer (NMT-4)
 * @param swapped whether the last move was an exchange (NMT-8)
 * @param frozen squares of pieces that may not move (RS-7)
 */
public record Setup(SortedMap<Integer, Piece> board, Map<Piece, Integer> hands, Side turn, String castling,
    List<Integer> enPassant, List<Integer> checksLeft, int clock, int fullmove, Optional<String> ban,
    boolean swapped,
    SortedSet<Integer> frozen) {

  public Setup {
    board = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(board));
    hands = Map.copyOf(hands);
    enPassant = List.copyOf(enPassant);
    checksLeft = List.copyOf(checksLeft);
    frozen = java.util.Collections.unmodifiableSortedSet(new TreeSet<>(frozen));
  }
}
