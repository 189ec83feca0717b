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
record Remarks(Optional<Score> score, int depth, long nodes) {

  /** A depth, which some engines send with a mark after it. */
  private static final Pattern DEPTH = Pattern.compile("([0-9]{1,4})[^0-9]?");

  static final Remarks NONE = new Remarks(Optional.empty(), 0, 0);

  /** An XBoard score beyond this is a mate; the excess is the number of moves. */
  private static final int XBOARD_MATE = 100_000;
  /** The limit to which scores and depths are clamped. */
  private static final int MOST = 1_000_000;

  Answer with(Move move) {
    return new Answer(move, score, depth, nodes);
  }

  /** These remarks, updated by a UCI line {@code info …}. */
  Remarks info(String line) {
    List<String> words = List.of(line.split("\\s+"));
    int end = words.contains("pv") ? words.indexOf("pv") : words.size();
    List<String> said = words.subList(0, end);
    boolean otherLine = number(said, "multipv").orElse(1) > 1;
    if (said.contains("string") || otherLine) {
      return this;
    }
    return new Remarks(score(said).or(this::score), small(number(said, "depth").orElse(depth)),
        number(said, "nodes").orElse(nodes));
  }

  private static Optional<Score> score(List<String> said) {
    OptionalLong centipawns = number(said, "cp");
    if (centipawns.isPresent()) {
      return Optional.of(new Score.Centipawns(small(centipawns.getAsLong())));
    }
    OptionalLong mate = number(said, "mate");
    return mate.isPresent() ? Optional.of(mate(small(mate.getAsLong()))) : Optional.empty();
  }

  private static Score mate(int moves) {
    return moves > 0 ? new Score.Wins(moves) : new Score.Loses(-moves);
  }

  private static OptionalLong number(List<String> said, String name) {
    int at = said.indexOf(name);
    return at < 0 || at + 1 >= said.size() ? OptionalLong.empty() : number(said.get(at + 1));
  }

  /** Parses a number; empty if the text is not a number or has more than 18 digits. */
  private static OptionalLong number(String text) {
    return text.matches("[-+]?[0-9]{1,18}") ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }

  private static int small(long number) {
    return Math.clamp(number, -MOST, MOST);
  }

  /** These remarks, or those of an XBoard line of thinking output: depth, score, time, nodes and a line of moves. */
  Remarks thinking(String line) {
    String[] words = line.split("\\s+", 5);
    if (words.length < 4) {
      return this;
    }
    Matcher said = DEPTH.matcher(words[0]);
    OptionalLong value = number(words[1]);
    OptionalLong looked = number(words[3]);
    if (!said.matches() || value.isEmpty() || looked.isEmpty()) {
      return this;
    }
    int centipawns = small(value.getAsLong());
    int beyond = Math.abs(centipawns) - XBOARD_MATE;
    Score score = beyond <= 0 ? new Score.Centipawns(centipawns)
        : centipawns > 0 ? new Score.Wins(beyond) : new Score.Loses(beyond);
    return new Remarks(Optional.of(score), Integer.parseInt(said.group(1)), looked.getAsLong());
  }
}
