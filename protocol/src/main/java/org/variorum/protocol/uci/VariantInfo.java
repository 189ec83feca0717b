package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;

/** Description of a game for programs that do not know it, in the format of Fairy-Stockfish. */
final class VariantInfo {

  private VariantInfo() {}

  /**
   * Returns a line about the board, a line about the movement of each piece, and a line of variants. The movement lacks
   * the regions and victims to which it may be limited.
   *
   * @param variant the name of the chosen variant
   * @param variants the variants of the game that can be chosen
   */
  static List<String> lines(String variant, Game game, List<String> variants) {
    List<String> lines = new ArrayList<>();
    lines.add("info string variant " + variant + " files " + game.board().files() + " ranks "
        + game.board().ranks() + " pocket " + pocket(game)
        + (promotesInPlace(game) ? " template shogi" : " template fairy") + " startpos "
        + game.start().fen());
    for (PieceKind piece : game.definition().pieces()) {
      lines.add("info string piece " + piece.letter() + "& " + movement(piece));
    }
    lines.add("info string variants " + String.join(" ", variants));
    return lines;
  }

  private static int pocket(Game game) {
    return game.rules().heldLetters().size();
  }

  private static boolean promotesInPlace(Game game) {
    return game.definition().pieces().stream().anyMatch(piece -> piece.letter().startsWith("+"));
  }

  /** The movements of all ways of a piece, in XBetza. */
  private static String movement(PieceKind piece) {
    return piece.ways().stream().map(way -> way.movement().text().replace(" ", ""))
        .collect(Collectors.joining());
  }
}
