package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;

/** Describes a game so that a program that does not know it can draw its board, as Fairy-Stockfish does. */
final class VariantInfo {

  private VariantInfo() {}

  /**
   * The board in a line, then how each piece moves, wherever it stands and whatever it takes.
   *
   * @param others the game's variants, which can be chosen too
   */
  static List<String> lines(String variant, Game game, List<String> others) {
    List<String> lines = new ArrayList<>();
    lines.add("info string variant " + variant + " files " + game.board().files() + " ranks "
        + game.board().ranks() + " pocket " + pocket(game)
        + (promotesInPlace(game) ? " template shogi" : " template fairy") + " startpos "
        + game.start().fen());
    for (PieceKind piece : game.definition().pieces()) {
      lines.add("info string piece " + piece.letter() + "& " + movement(piece));
    }
    lines.add("info string variants " + String.join(" ", others));
    return lines;
  }

  private static int pocket(Game game) {
    return game.rules().droppable().size();
  }

  private static boolean promotesInPlace(Game game) {
    return game.definition().pieces().stream().anyMatch(piece -> piece.letter().startsWith("+"));
  }

  /** All ways of a piece in XBetza, as the definition has them. */
  private static String movement(PieceKind piece) {
    return piece.ways().stream().map(way -> way.movement().text().replace(" ", ""))
        .collect(Collectors.joining());
  }
}
