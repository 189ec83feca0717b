package org.variorum.lab.external;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.engine.Score;
import org.variorum.lab.player.Answer;
import org.variorum.rules.position.Move;

/**
 * An engine's latest information about the move that it is searching.
 *
 * @param score the score for the side to move; empty if the engine sent none
 * @param depth the depth in plies; 0 if the engine sent none
 * @param nodes the number of nodes; 0 if the engine sent none
 */
record SearchInfo(Optional<Score> score, int depth, long nodes) {

  /** An XBoard depth, such as {@code 12} or, from engines that add a mark, {@code 12+}. */
  private static final Pattern DEPTH = Pattern.compile("([0-9]{1,4})[^0-9]?");

  static final SearchInfo NONE = new SearchInfo(Optional.empty(), 0, 0);

  /** An XBoard score above this number is a mate; the excess is the number of moves. */
  private static final int XBOARD_MATE = 100_000;
  /** The limit to which scores and depths are clamped. */
  private static final int MOST_VALUE = 1_000_000;

  /** The answer of a player that has chosen a move. */
  Answer answer(Move move) {
    return new Answer(move, score, depth, nodes);
  }

  /** Returns this information, updated by a UCI line {@code info …} about the first variation. */
  SearchInfo withInfo(String line) {
    List<String> words = List.of(line.split("\\s+"));
    int end = words.contains("pv") ? words.indexOf("pv") : words.size();
    List<String> fields = words.subList(0, end);
    boolean isOtherLine = number(fields, "multipv").orElse(1) > 1;
    if (fields.contains("string") || isOtherLine) {
      return this;
    }
    return new SearchInfo(score(fields).or(this::score), clamp(number(fields, "depth").orElse(depth)),
        number(fields, "nodes").orElse(nodes));
  }

  private static Optional<Score> score(List<String> fields) {
    OptionalLong centipawns = number(fields, "cp");
    if (centipawns.isPresent()) {
      return Optional.of(new Score.Centipawns(clamp(centipawns.getAsLong())));
    }
    OptionalLong mate = number(fields, "mate");
    return mate.isPresent() ? Optional.of(mate(clamp(mate.getAsLong()))) : Optional.empty();
  }

  private static Score mate(int moves) {
    return moves > 0 ? new Score.Wins(moves) : new Score.Loses(-moves);
  }

  private static OptionalLong number(List<String> fields, String name) {
    int index = fields.indexOf(name);
    return index < 0 || index + 1 >= fields.size() ? OptionalLong.empty() : number(fields.get(index + 1));
  }

  /** Parses a number; empty if the text is not a number or has more than 18 digits. */
  private static OptionalLong number(String text) {
    return text.matches("[-+]?[0-9]{1,18}") ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }

  private static int clamp(long number) {
    return Math.clamp(number, -MOST_VALUE, MOST_VALUE);
  }

  /** Returns the data of an XBoard line of thinking (depth, score, time, nodes, moves); this for other lines. */
  SearchInfo withThinking(String line) {
    String[] words = line.split("\\s+", 5);
    if (words.length < 4) {
      return this;
    }
    Matcher depthText = DEPTH.matcher(words[0]);
    OptionalLong value = number(words[1]);
    OptionalLong nodeCount = number(words[3]);
    if (!depthText.matches() || value.isEmpty() || nodeCount.isEmpty()) {
      return this;
    }
    int centipawns = clamp(value.getAsLong());
    int mateMoves = Math.abs(centipawns) - XBOARD_MATE;
    Score score = mateMoves <= 0 ? new Score.Centipawns(centipawns)
        : centipawns > 0 ? new Score.Wins(mateMoves) : new Score.Loses(mateMoves);
    return new SearchInfo(Optional.of(score), Integer.parseInt(depthText.group(1)), nodeCount.getAsLong());
  }
}
