package org.variorum.view.position;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Transition;

/**
 * The pieces that a move removes from the game, and those that it adds. All pieces are counted: on the board, beneath
 * others and in hand. So a piece that changes sides, enters a hand, or is put beneath another piece is not removed.
 *
 * @param removedPieces the removed pieces, as they were before the move
 * @param addedPieces the added pieces
 */
record MaterialChange(List<Piece> removedPieces, List<Piece> addedPieces) {

  static MaterialChange of(Game game, Transition change) {
    // By piece: the number after the move minus the number before it, without pieces that only moved or promoted.
    Map<Piece, Integer> surplus = new HashMap<>();
    change.changes().forEach(square -> {
      square.after().ifPresent(piece -> surplus.merge(piece, 1, Integer::sum));
      square.before().ifPresent(piece -> surplus.merge(piece, -1, Integer::sum));
    });
    change.handChanges().forEach((piece, number) -> surplus.merge(piece, number, Integer::sum));
    change.beneathChanges().forEach((piece, number) -> surplus.merge(piece, number, Integer::sum));
    change.journeys().forEach(journey -> {
      surplus.merge(journey.before(), 1, Integer::sum);
      surplus.merge(journey.after(), -1, Integer::sum);
    });
    List<Piece> removedPieces = new ArrayList<>();
    for (Transition.Removal removal : change.removals()) {
      Piece piece = removal.piece();
      if (surplus.getOrDefault(piece, 0) < 0) {
        surplus.merge(piece, 1, Integer::sum);
        if (!becameOtherPiece(game, piece, surplus)) {
          removedPieces.add(piece);
        }
      }
    }
    List<Piece> addedPieces = new ArrayList<>();
    surplus.forEach((piece, number) -> {
      for (int i = 0; i < number; i++) {
        addedPieces.add(piece);
      }
    });
    return new MaterialChange(removedPieces, addedPieces);
  }

  /**
   * Whether the removed piece has become another piece, for example on the other side. That piece then no longer counts
   * as added.
   */
  private static boolean becameOtherPiece(Game game, Piece piece, Map<Piece, Integer> surplus) {
    String basic =
        game.definition().piece(piece.letter()).flatMap(PieceKind::basic).orElse(piece.letter());
    for (Side side : List.of(piece.side().opponent(), piece.side())) {
      Piece other = new Piece(basic, side);
      if (surplus.getOrDefault(other, 0) > 0) {
        surplus.merge(other, -1, Integer::sum);
        return true;
      }
    }
    return false;
  }

  /** The pieces in FEN letters, sorted; null if there are none. */
  static @Nullable List<String> letters(List<Piece> pieces) {
    return pieces.isEmpty() ? null : pieces.stream().map(Piece::fen).sorted().toList();
  }
}
