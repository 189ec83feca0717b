package org.variorum.server.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
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

  static Toll of(Position before, Transition change, Position after) {
    Map<Piece, Integer> more = new HashMap<>();
    count(after, more, 1);
    count(before, more, -1);
    change.journeys().forEach(journey -> {
      more.merge(journey.before(), 1, Integer::sum);
      more.merge(journey.after(), -1, Integer::sum);
    });
    List<Piece> gone = new ArrayList<>();
    for (Transition.Removal removal : change.removed()) {
      Piece piece = removal.piece();
      if (more.getOrDefault(piece, 0) < 0) {
        more.merge(piece, 1, Integer::sum);
        if (!changesSides(before, piece, more)) {
          gone.add(piece);
        }
      }
    }
    List<Piece> back = new ArrayList<>();
    more.forEach((piece, number) -> {
      for (int i = 0; i < number; i++) {
        back.add(piece);
      }
    });
    return new Toll(gone, back);
  }

  /** Whether the piece has become another piece; if so, that piece no longer counts as added. */
  private static boolean changesSides(Position position, Piece piece, Map<Piece, Integer> more) {
    String basic =
        position.game().definition().piece(piece.letter()).flatMap(PieceKind::basic).orElse(piece.letter());
    for (Side side : List.of(piece.side().opponent(), piece.side())) {
      Piece other = new Piece(basic, side);
      if (more.getOrDefault(other, 0) > 0) {
        more.merge(other, -1, Integer::sum);
        return true;
      }
    }
    return false;
  }

  private static void count(Position position, Map<Piece, Integer> counts, int by) {
    for (int square = 0; square < position.game().board().size(); square++) {
      position.at(square).ifPresent(piece -> counts.merge(piece, by, Integer::sum));
    }
    for (String letter : position.game().rules().droppable()) {
      for (Side side : Side.values()) {
        Piece piece = new Piece(letter, side);
        counts.merge(piece, by * position.held(piece), Integer::sum);
      }
    }
    position.remembered().stream().flatMap(each -> each.marks().stream())
        .flatMap(mark -> mark.beneath().stream()).forEach(piece -> counts.merge(piece, by, Integer::sum));
  }

  /** The pieces in FEN letters, sorted; null if there are none. */
  static @Nullable List<String> letters(List<Piece> pieces) {
    return pieces.isEmpty() ? null : pieces.stream().map(Piece::fen).sorted().toList();
  }
}
