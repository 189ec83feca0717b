package org.variorum.protocol.xboard;

import java.util.Set;
import org.variorum.protocol.SafeText;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Refusal;

/** Writes why a move is refused. */
final class IllegalMove {

  /** XBoard takes a refusal with one of these for one of a command, and does not take the move back. */
  private static final Set<String> MISTAKABLE =
      Set.of("name", "rating", "?", "result", "board", "bk", "computer",
          "variant", "hint", "random", "depth", "accepted", "protover", "draw", "time", "otim", "analyze");

  private IllegalMove() {}

  /** The line for a move that is not legal in a position. */
  static String line(Position at, String move) {
    return line(
        MoveNames.plain(at, move).flatMap(at::whyNot).map(Refusal::words)
            .orElse("no legal move is written so"),
        move);
  }

  /** The line for a move that is refused whatever it is. */
  static String line(String reason, String move) {
    boolean mistakable = MISTAKABLE.stream().anyMatch(reason::contains);
    return "Illegal move" + (mistakable ? "" : " (" + reason + ")") + ": " + SafeText.text(move);
  }
}
