package org.variorum.testkit.naive.position;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;

/**
 * Everything that a FEN says (COM-2).
 *
 * @param rights the castling rights
 * @param passed the squares over which a piece has just passed that can be captured there
 * @param checksLeft the checks that each side has still to give, where that is a goal
 * @param ban the letter that may not answer (NMT-4)
 * @param swapped whether the last move was an exchange (NMT-8)
 * @param part which move of its turn the side to move is to make, from 1
 */
public record Position(Board board, Hands hands, Side turn, Set<Right> rights, Set<Integer> passed,
    Map<Side, Integer> checksLeft, int halfmove, int fullmove, Optional<String> ban, boolean swapped,
    int part) {

  public Position {
    rights = Set.copyOf(rights);
    passed = Set.copyOf(passed);
    checksLeft = Map.copyOf(checksLeft);
  }

  /** RS-7: the board on which the pieces of the side to move have thawed, as they do with its move. */
  public Board thawed() {
    Board thawed = board;
    for (int square : board.squares(piece -> piece.side() == turn && piece.frozen())) {
      thawed = thawed.with(square, board.at(square).orElseThrow().frozen(false));
    }
    return thawed;
  }

  /** The side that has moved last. */
  public Side lastMover() {
    return part == 1 ? turn.opponent() : turn;
  }

  public Position withPassed(Set<Integer> squares) {
    return new Position(board, hands, turn, rights, squares, checksLeft, halfmove, fullmove, ban, swapped,
        part);
  }
}
