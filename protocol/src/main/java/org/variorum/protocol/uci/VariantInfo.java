package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.game.Game;

/** Tells of a game so that a program that does not know it can draw its board, as Fairy-Stockfish does. */
final class VariantInfo {

  private VariantInfo() {}

  static List<String> lines(String variant, Game game) {
    int pocket =
        game.definition().mechanism(Mechanism.Hands.class).map(hands -> hands.drops().size()).orElse(0);
    boolean promotesInPlace =
        game.definition().men().stream().map(Man::letter).anyMatch(letter -> letter.startsWith("+"));
    List<String> lines = new ArrayList<>();
    lines.add(
        "info string variant " + variant + " files " + game.board().files() + " ranks " + game.board().ranks()
            + " pocket " + pocket + (promotesInPlace ? " template shogi" : " template fairy") + " startpos "
            + game.start().fen());
    return lines;
  }
}
