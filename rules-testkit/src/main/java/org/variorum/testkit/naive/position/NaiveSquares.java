package org.variorum.testkit.naive.position;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;

/** Sets of squares in FENs (COM-2). */
public final class NaiveSquares {

  private NaiveSquares() {}

  /** The squares with the given names, in any order; empty if a name is invalid or occurs twice. */
  public static Optional<Set<Integer>> read(Geometry board, List<String> names) {
    Set<Integer> squares = new TreeSet<>();
    for (String name : names) {
      if (board.square(name).filter(squares::add).isEmpty()) {
        return Optional.empty();
      }
    }
    return Optional.of(squares);
  }

  /** Writes the names in ascending order of files, then ranks, with a separator between two names. */
  public static String write(Geometry board, Set<Integer> squares, String separator) {
    return squares.stream()
        .sorted(Comparator.<Integer>comparingInt(board::file).thenComparingInt(board::rank))
        .map(board::name).collect(Collectors.joining(separator));
  }
}
