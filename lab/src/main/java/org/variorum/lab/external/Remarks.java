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
 * What a program has said about its move so far.
 *
 * @param score for the side to move
 * @param depth 0 if nothing was said
 * @param nodes 0 if nothing was said
 */
record Remarks(Optional<Score> score, int depth, long nodes) {

  /** A depth; some programs mark it. */
  private static final Pattern DEPTH = Pattern.compile("([0-9]{1,4})[^0-9]?");

  static final Remarks NONE = new Remarks(Optional.empty(), 0, 0);

  /** Beyond this, XBoard's scores count the moves to mate. */
  private static final int XBOARD_MATE = 100_000;
  /** No score or depth that is meant is beyond this. */
  private static final int MOST = 1_000_000;

  Answer with(Move move) {
    return new Answer(move, score, depth, nodes);
  }

  /** These remarks, and what a line {@code info …} of UCI adds. */
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

  /** A number; empty if it is none, or greater than any score or count can be. */
  private static OptionalLong number(String text) {
    return text.matches("[-+]?[0-9]{1,18}") ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }

  private static int small(long number) {
    return Math.clamp(number, -MOST, MOST);
  }

  /** These remarks, or those of a line of XBoard's thinking output: depth, score, time, nodes and a line of moves. */
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
