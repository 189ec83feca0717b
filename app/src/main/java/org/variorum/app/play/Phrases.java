package org.variorum.app.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.app.text.Paragraph;
import org.variorum.app.text.WordSuggestion;
import org.variorum.engine.Score;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Texts about a position and its moves. */
record Phrases(Position position) {

  /** An example of a legal move, in coordinate notation and in SAN: {@code e2e4 or e4}. */
  String example() {
    return San.exampleMove(position).map(move -> move + " or " + San.write(position, move))
        .orElse("e2e4 or e4");
  }

  /**
   * All possible completions: the commands, the moves in coordinate notation and in SAN, and {@code moves} with each
   * origin square.
   */
  List<String> completions() {
    List<String> texts =
        new ArrayList<>(Arrays.stream(ConsoleCommand.values()).map(ConsoleCommand::text).toList());
    San.writeAll(position).forEach((move, san) -> {
      texts.add(move.text());
      texts.add(san);
    });
    position.moves().stream().filter(move -> !move.isDrop() && !move.isPass())
        .map(move -> ConsoleCommand.MOVES.text() + " " + position.game().board().name(move.from())).distinct()
        .forEach(texts::add);
    return texts;
  }

  /** The moves from a square, or all moves if the name is empty. */
  String moves(String square) {
    Optional<Integer> from = position.game().board().square(square);
    if (!square.isEmpty() && from.isEmpty()) {
      return "\"" + WordSuggestion.printable(square) + "\" is no square of this board.";
    }
    Map<Move, String> texts = San.writeAll(position);
    String listedMoves = texts.entrySet().stream()
        .filter(move -> from.isEmpty()
            || !move.getKey().isDrop() && !move.getKey().isPass() && move.getKey().from() == from.get())
        .map(Map.Entry::getValue).collect(Collectors.joining("  "));
    return listedMoves.isEmpty() ? "There is no move" + (square.isEmpty() ? "." : " from " + square + ".")
        : wrapped(listedMoves);
  }

  /** The reason why a text is not a legal move. */
  String refusal(String text, Refusal refusal) {
    return wrapped(switch (refusal) {
      case Refusal.Malformed malformed ->
          "\"" + WordSuggestion.printable(text) + "\" is neither a move nor a command: "
              + new WordSuggestion(completions()).nearest(text).map(near -> "did you mean \"" + near + "\"?")
                  .orElse(malformed.words() + "; \"help\" lists the commands.");
      case Refusal.Incomplete incomplete -> "Not clear: " + incomplete.words() + ".";
      case Refusal.Illegal illegal -> "Not legal: " + illegal.words() + ".";
    });
  }

  /** The sentence that suggests a move. */
  String hint(Move move, Score score) {
    String prospect = switch (score) {
      case Score.Centipawns centipawns -> "about " + centipawns + " for you";
      case Score.Wins wins -> "it wins in " + moveCount(wins.moves());
      case Score.Loses loses -> "but the game is lost in " + moveCount(loses.moves());
    };
    return "Try " + San.write(position, move) + " (" + move + "): " + prospect + ".";
  }

  private static String moveCount(int count) {
    return count + (count == 1 ? " move" : " moves");
  }

  private static String wrapped(String words) {
    return Paragraph.of(words).wrap("", "").stripTrailing();
  }
}
