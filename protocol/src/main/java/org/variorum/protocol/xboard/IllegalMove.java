package org.variorum.protocol.xboard;

import java.util.Set;
import org.variorum.protocol.SafeText;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Refusal;

/** Writer of refusals of moves. */
final class IllegalMove {

  /** Words of commands. If a reason has one, XBoard reads the line as the refusal of a command, and keeps the move. */
  private static final Set<String> COMMAND_WORDS =
      Set.of("name", "rating", "?", "result", "board", "bk", "computer",
          "variant", "hint", "random", "depth", "accepted", "protover", "draw", "time", "otim", "analyze");

  private IllegalMove() {}

  /** Writes the refusal of a move that is illegal in a position, with the reason. */
  static String line(Position at, String move) {
    return line(
        MoveNames.plain(at, move).flatMap(at::whyNot).map(Refusal::words)
            .orElse("no legal move has this text"),
        move);
  }

  /** Writes the refusal of a move for a given reason. */
  static String line(String reason, String move) {
    boolean hasCommandWord = COMMAND_WORDS.stream().anyMatch(reason::contains);
    return "Illegal move" + (hasCommandWord ? "" : " (" + reason + ")") + ": " + SafeText.text(move);
  }
}
