package org.variorum.server.view;

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
 * others and in hand. So a piece that changes sides, comes into a hand, or is put beneath another piece is not gone.
 *
 * @param gone the removed pieces, as they were before the move
 * @param back the added pieces
 */
record Toll(List<Piece> gone, List<Piece> back) {

  static Toll of(Game game, Transition change) {
    Map<Piece, Integer> surplus = new HashMap<>();
    change.changes().forEach(square -> {
      square.after().ifPresent(piece -> surplus.merge(piece, 1, Integer::sum));
      square.before().ifPresent(piece -> surplus.merge(piece, -1, Integer::sum));
    });
    change.hands().forEach((piece, number) -> surplus.merge(piece, number, Integer::sum));
    change.beneath().forEach((piece, number) -> surplus.merge(piece, number, Integer::sum));
    change.journeys().forEach(journey -> {
      surplus.merge(journey.before(), 1, Integer::sum);
      surplus.merge(journey.after(), -1, Integer::sum);
    });
    List<Piece> gone = new ArrayList<>();
    for (Transition.Removal removal : change.removed()) {
      Piece piece = removal.piece();
      if (surplus.getOrDefault(piece, 0) < 0) {
        surplus.merge(piece, 1, Integer::sum);
        if (!changesSides(game, piece, surplus)) {
          gone.add(piece);
        }
      }
    }
    List<Piece> back = new ArrayList<>();
    surplus.forEach((piece, number) -> {
      for (int i = 0; i < number; i++) {
        back.add(piece);
      }
    });
    return new Toll(gone, back);
  }

  /**
   * Whether the removed piece has become another piece, for example on the other side. That piece then no longer counts
   * as added.
   */
  private static boolean changesSides(Game game, Piece piece, Map<Piece, Integer> surplus) {
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
