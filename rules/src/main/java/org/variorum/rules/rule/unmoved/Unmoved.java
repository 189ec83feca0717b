package org.variorum.rules.rule.unmoved;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/**
 * Which pieces still stand where they stood at the start and have never moved: a bit each, which is gone for good when something
 * happens on the square.
 */
final class Unmoved {

  /**
   * A square on which such a piece may stand.
   *
   * @param piece its code
   * @param letter of its file, upper case for White's
   */
  record Home(int square, int piece, char letter) {}

  /** Letters of files beyond it are those of castling rights, too. */
  private static final int MOST_FILES = 10;

  private final List<Home> homes = new ArrayList<>();
  private final Slot slot;

  /**
   * @param letters the pieces
   * @param rule what a complaint is about
   * @throws UnplayableDefinitionException if a FEN could not name them by their files
   */
  Unmoved(Set<String> letters, Context context, Class<? extends Mechanism> rule) {
    Geometry board = context.board();
    long kinds = context.kinds().set(letters);
    int[] start = StartPlacement.pieceCodes(context.kinds());
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < start.length; square++) {
        if (start[square] != PieceCode.EMPTY && PieceCode.side(start[square]) == side
            && PieceCode.holds(kinds, start[square])) {
          add(board, square, start[square], rule);
        }
      }
    }
    slot = homes.isEmpty() ? Slot.NONE : context.memory().allocateLasting(homes.size());
    for (int i = 0; i < homes.size(); i++) {
      context.memory().makeLapse(slot, 1L << i, homes.get(i).square());
    }
  }

  private void add(Geometry board, int square, int piece, Class<? extends Mechanism> rule) {
    char letter = (char) ((PieceCode.side(piece) == PieceCode.WHITE ? 'A' : 'a') + board.file(square));
    if (board.file(square) >= MOST_FILES || homes.stream().anyMatch(home -> home.letter() == letter)) {
      throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Rule(rule),
          "a FEN names pieces that have never moved by their files: at the start no two of a side may stand on one file,"
              + " and none beyond the j-file")));
    }
    homes.add(new Home(square, piece, letter));
  }

  List<Home> homes() {
    return homes;
  }

  Slot slot() {
    return slot;
  }

  /** Counts the piece on a square as one that has never moved, if it is the one that stood there at the start. */
  void renew(State state, int square) {
    for (int i = 0; i < homes.size(); i++) {
      if (homes.get(i).square() == square && homes.get(i).piece() == state.board[square]) {
        state.set(slot, state.get(slot) | 1L << i);
      }
    }
  }

  /** Whether the piece on a square has never moved. */
  boolean holds(State state, int square) {
    long left = state.get(slot);
    for (int i = 0; left >>> i != 0; i++) {
      if ((left >>> i & 1) != 0 && homes.get(i).square() == square) {
        return true;
      }
    }
    return false;
  }
}
