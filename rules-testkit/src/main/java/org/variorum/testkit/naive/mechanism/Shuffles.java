package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.rule.starts.Starts;
import org.variorum.rules.rule.starts.Starts.Black;
import org.variorum.rules.rule.starts.Starts.Limit;
import org.variorum.rules.rule.starts.Starts.Placing;
import org.variorum.testkit.naive.position.NaiveGeometry;

/**
 * All arrangements of shuffled starts, in order. Each choice of squares for the first placing is combined with each
 * choice for the second, and so on. Conditions on the whole arrangement are not checked.
 */
public final class Shuffles {

  /** The letters by the names of their squares, and for each placing the index of the chosen squares. */
  private record Arrangement(SortedMap<String, String> pieces, List<Integer> choices) {}

  private final Starts starts;
  private final Geometry board;

  private Shuffles(Starts starts, Geometry board) {
    this.starts = starts;
    this.board = board;
  }

  /**
   * The arrangements in the order of their numbers: letters by square names, Black's in lower case; empty without
   * shuffles.
   */
  public static Stream<SortedMap<String, String>> of(Definition definition) {
    return definition.mechanism(Starts.class)
        .map(starts -> new Shuffles(starts, definition.board()).arrangements())
        .orElse(Stream.empty());
  }

  private Stream<SortedMap<String, String>> arrangements() {
    List<Arrangement> arrangements = List.of(new Arrangement(new TreeMap<>(), List.of()));
    for (Placing placing : starts.placings()) {
      arrangements = arrangements.stream().flatMap(before -> extensions(before, placing)).toList();
    }
    List<SortedMap<String, String>> white =
        arrangements.stream().sorted((one, other) -> compare(one.choices(), other.choices()))
            .map(Arrangement::pieces).toList();
    return starts.black() == Black.APART
        ? white.stream().flatMap(black -> white.stream().map(own -> merged(own, black)))
        : white.stream().map(own -> merged(own, own));
  }

  /** Compares two arrangements by the last placing in which their choices differ. */
  private static int compare(List<Integer> one, List<Integer> other) {
    return IntStream.iterate(one.size() - 1, i -> i >= 0, i -> i - 1)
        .map(i -> Integer.compare(one.get(i), other.get(i))).filter(order -> order != 0).findFirst()
        .orElse(0);
  }

  private Stream<Arrangement> extensions(Arrangement before, Placing placing) {
    List<String> freeSquares = IntStream.range(0, board.size())
        .filter(
            square -> NaiveGeometry.contains(board, starts.squares(), square, Side.WHITE)
                && allows(placing, square, before))
        .mapToObj(board::name).filter(name -> !before.pieces().containsKey(name)).toList();
    List<List<String>> choices = choices(freeSquares, placing.letters().size());
    return IntStream.range(0, choices.size()).mapToObj(index -> {
      SortedMap<String, String> pieces = new TreeMap<>(before.pieces());
      IntStream.range(0, placing.letters().size())
          .forEach(i -> pieces.put(choices.get(index).get(i), placing.letters().get(i)));
      List<Integer> indices = new ArrayList<>(before.choices());
      indices.add(index);
      return new Arrangement(pieces, indices);
    });
  }

  private boolean allows(Placing placing, int square, Arrangement before) {
    return switch (placing.limit()) {
      case Limit.None _ -> true;
      case Limit.Unlike(String letter) -> before.pieces().entrySet().stream()
          .anyMatch(piece -> piece.getValue().equals(letter)
              && board.isDark(board.square(piece.getKey()).orElseThrow()) != board.isDark(square));
      case Limit.On(var region) -> NaiveGeometry.contains(board, region, square, Side.WHITE);
    };
  }

  /** All choices of {@code count} squares, each choice in the order of {@code squares}. */
  private static List<List<String>> choices(List<String> squares, int count) {
    if (count == 0) {
      return List.of(List.of());
    }
    List<List<String>> choices = new ArrayList<>();
    for (int first = 0; first < squares.size(); first++) {
      for (List<String> others : choices(squares.subList(first + 1, squares.size()), count - 1)) {
        choices.add(Stream.concat(Stream.of(squares.get(first)), others.stream()).toList());
      }
    }
    return choices;
  }

  private SortedMap<String, String> merged(SortedMap<String, String> white, SortedMap<String, String> black) {
    SortedMap<String, String> pieces = new TreeMap<>(white);
    black.forEach((name, letter) -> {
      int square = board.square(name).orElseThrow();
      int file = starts.black() == Black.TURNED ? board.files() - 1 - board.file(square) : board.file(square);
      pieces.put(Geometry.name(file, board.ranks() - 1 - board.rank(square)),
          letter.toLowerCase(Locale.ROOT));
    });
    return pieces;
  }
}
