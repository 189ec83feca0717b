package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.platform.BitSet;

/**
 * A set of squares of a rectangular board.
 *
 * @param set the squares, numbered rank by rank: a1 is 0, b1 is 1
 */
record Zone(int files, int ranks, BitSet set) {

  static Zone none(int files, int ranks) {
    return new Zone(files, ranks, new BitSet());
  }

  /** All squares of the ranks from {@code first} to {@code last}, counted from 1. */
  static Zone ranks(int files, int ranks, int first, int last) {
    BitSet set = new BitSet();
    if (first <= last) {
      set.set((first - 1) * files, Math.max(first - 1, Math.min(last, ranks)) * files);
    }
    return new Zone(files, ranks, set);
  }

  /** Reads squares, for example {@code *8 d4}. A star means all files or ranks. Ignores squares off the board. */
  static Zone of(int files, int ranks, String text) {
    Zone zone = none(files, ranks);
    for (String word : text.split("\\s+")) {
      if (word.length() < 2) {
        continue;
      }
      String rank = word.substring(1);
      for (int file = 0; file < files; file++) {
        if (word.charAt(0) == '*' || word.charAt(0) - 'a' == file) {
          int here = file;
          IntStream.range(0, ranks).filter(each -> rank.equals("*") || rank.equals(String.valueOf(each + 1)))
              .forEach(each -> zone.set.set(each * files + here));
        }
      }
    }
    return zone;
  }

  /** The zone mirrored: the first rank becomes the last. */
  Zone mirrored() {
    BitSet mirrored = new BitSet();
    set.stream().forEach(square -> mirrored.set((ranks - 1 - square / files) * files + square % files));
    return new Zone(files, ranks, mirrored);
  }

  /** The zone rotated by 180 degrees: the first square becomes the last. */
  Zone turned() {
    BitSet turned = new BitSet();
    set.stream().forEach(square -> turned.set(ranks * files - 1 - square));
    return new Zone(files, ranks, turned);
  }

  /** The ranks that belong to the zone completely. */
  Zone wholeRanks() {
    BitSet whole = new BitSet();
    IntStream.range(0, ranks).filter(rank -> isFull(rank, new BitSet()))
        .forEach(rank -> whole.set(rank * files, (rank + 1) * files));
    return new Zone(files, ranks, whole);
  }

  Zone and(Zone other) {
    BitSet both = set.copy();
    both.and(other.set);
    return new Zone(files, ranks, both);
  }

  Zone or(Zone other) {
    BitSet either = set.copy();
    either.or(other.set);
    return new Zone(files, ranks, either);
  }

  Zone without(Zone other) {
    BitSet remainingSquares = set.copy();
    remainingSquares.andNot(other.set);
    return new Zone(files, ranks, remainingSquares);
  }

  boolean isEmpty() {
    return set.isEmpty();
  }

  int size() {
    return set.cardinality();
  }

  /** Whether the zone contains all squares of the board that are not holes. */
  boolean coversBoard(BitSet holes) {
    return IntStream.range(0, files * ranks).allMatch(square -> set.get(square) || holes.get(square));
  }

  /**
   * The zones of both sides as a definition writes them. Black's zone follows after a slash if it is not White's zone
   * mirrored.
   *
   * @param holes the squares that do not exist
   * @param writesBoth whether to write Black's zone even if it is White's zone mirrored; not if both zones cover the
   *     whole board
   */
  static String definitionText(Zone white, Zone black, BitSet holes, boolean writesBoth) {
    boolean same = white.without(new Zone(white.files, white.ranks, holes)).mirrored()
        .equals(black.without(new Zone(white.files, white.ranks, holes)));
    return same && !writesBoth || white.coversBoard(holes) && black.coversBoard(holes)
        ? white.definitionText(holes)
        : white.definitionText(holes) + " / " + black.definitionText(holes);
  }

  /** The zone as a definition writes it, for example {@code ranks 1-2 d4}. */
  String definitionText(BitSet holes) {
    if (coversBoard(holes)) {
      return "anywhere";
    }
    BitSet remainingSquares = set.copy();
    remainingSquares.andNot(holes);
    if (remainingSquares.isEmpty()) {
      return "nowhere";
    }
    List<String> words = new ArrayList<>();
    List<Integer> full = IntStream.range(0, ranks).filter(rank -> isFull(rank, holes)).boxed().toList();
    if (!full.isEmpty()) {
      full.forEach(rank -> remainingSquares.clear(rank * files, (rank + 1) * files));
      words.add((full.size() == 1 ? "rank " : "ranks ") + runs(full));
    }
    if (isBox(remainingSquares)) {
      words.add(name(remainingSquares.nextSetBit(0)) + "-" + name(remainingSquares.length() - 1));
    } else {
      remainingSquares.stream().mapToObj(this::name).forEach(words::add);
    }
    return String.join(" ", words);
  }

  private boolean isFull(int rank, BitSet holes) {
    int first = rank * files;
    int next = set.nextSetBit(first);
    return next >= 0 && next < first + files
        && IntStream.range(first, first + files).allMatch(square -> set.get(square) || holes.get(square));
  }

  /** Returns the numbers of ranks, with runs joined, for example {@code 1 3-5}. */
  private static String runs(List<Integer> numbers) {
    List<int[]> runs = new ArrayList<>();
    for (int number : numbers) {
      if (!runs.isEmpty() && runs.getLast()[1] == number - 1) {
        runs.getLast()[1] = number;
      } else {
        runs.add(new int[] {number, number});
      }
    }
    return runs.stream().map(run -> run[0] + 1 + (run[0] == run[1] ? "" : "-" + (run[1] + 1)))
        .collect(Collectors.joining(" "));
  }

  private boolean isBox(BitSet squares) {
    if (squares.cardinality() < 3) {
      return false;
    }
    int first = squares.nextSetBit(0);
    int last = squares.length() - 1;
    int width = last % files - first % files + 1;
    int height = last / files - first / files + 1;
    return width > 0 && width * height == squares.cardinality()
        && squares.stream()
            .allMatch(square -> square % files >= first % files && square % files <= last % files);
  }

  private String name(int square) {
    return (char) ('a' + square % files) + String.valueOf(square / files + 1);
  }

  /** The zone as an INI file writes it, for example {@code *8 d4}; {@code -} if it is empty. */
  String iniText() {
    if (set.isEmpty()) {
      return "-";
    }
    List<String> words = new ArrayList<>();
    for (int rank = 0; rank < ranks; rank++) {
      if (isFull(rank, new BitSet())) {
        words.add("*" + (rank + 1));
      } else {
        int first = rank * files;
        IntStream.range(first, first + files).filter(set::get).mapToObj(this::name).forEach(words::add);
      }
    }
    return String.join(" ", words);
  }
}
