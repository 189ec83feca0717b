package org.variorum.rules.rule.starts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.starts.Starts.Limit;
import org.variorum.rules.rule.starts.Starts.Placing;

/** The arrangements that placings say: a code is a number of digits of different bases, one digit a placing. */
final class Arrangements implements SetupContext.Lineups {

  /** So many codes are counted one by one; where each says something, there may be more. */
  static final int MOST_COUNTED = 1_000_000;
  /** So many arrangements are asked of which a condition must hold. */
  static final int MOST_ASKED = 100_000;
  /** So many arrangements there may be; those of two sides together are still a number that every program can say. */
  static final int MOST = 30_000_000;

  private final Starts starts;
  private final Geometry board;
  private final Optional<Ending.Test> condition;
  private final List<Integer> squares;
  private final long[] bases;
  private boolean all = true;

  Arrangements(Starts starts, Geometry board, Optional<Ending.Test> condition) {
    this.starts = starts;
    this.board = board;
    this.condition = condition;
    squares = IntStream.range(0, board.size())
        .filter(square -> starts.squares().contains(board, square, Side.WHITE)).boxed().toList();
    bases = new long[starts.placings().size()];
    for (int i = 0; i < bases.length; i++) {
      bases[i] = base(i);
    }
  }

  /** How many ways a placing has at most, whatever was put before. */
  private long base(int index) {
    Placing placing = starts.placings().get(index);
    List<List<Integer>> grounds = placing.limit() instanceof Limit.Unlike
        ? List.of(coloured(false), coloured(true))
        : List.of(ground(placing.limit()));
    long[] free = grounds.stream().mapToLong(ground -> free(ground, index)).toArray();
    all &= free[0] == free[free.length - 1];
    return ways(Math.max(free[0], free[free.length - 1]), placing.letters().size());
  }

  /** How many of some squares are left at most by the placings before one. */
  private long free(List<Integer> ground, int index) {
    long free = ground.size();
    for (Placing before : starts.placings().subList(0, index)) {
      boolean named = starts.placings().get(index).limit() instanceof Limit.Unlike(String letter)
          && before.letters().contains(letter);
      List<Integer> taken = before.limit() instanceof Limit.Unlike ? squares : ground(before.limit());
      if (ground.containsAll(taken)) {
        free -= before.letters().size();
      } else if (!named && taken.stream().anyMatch(ground::contains)) {
        all = false;
      }
    }
    return free;
  }

  /** The squares that a limit allows, whatever stands there. */
  private List<Integer> ground(Limit limit) {
    return squares.stream().filter(square -> switch (limit) {
      case Limit.None _,Limit.Unlike _ -> true;
      case Limit.On on -> on.region().contains(board, square, Side.WHITE);
    }).toList();
  }

  private List<Integer> coloured(boolean dark) {
    return squares.stream().filter(square -> board.isDark(square) == dark).toList();
  }

  /** In how many ways so many of some squares can be chosen; never more than the most that there may be, and one. */
  private static long ways(long squares, int pieces) {
    if (pieces > squares) {
      return 0;
    }
    long ways = 1;
    for (int i = 0; i < pieces && ways <= MOST; i++) {
      ways = ways * (squares - i) / (i + 1);
    }
    return Math.min(ways, MOST + 1L);
  }

  /** How many codes there are, or more than {@link #MOST}. */
  long count() {
    long count = 1;
    for (long base : bases) {
      count = Math.min(count * base, MOST + 1L);
    }
    return count;
  }

  /** The first placing that never finds as many squares as it needs; -1 if all find them. */
  int cramped() {
    return IntStream.range(0, bases.length).filter(i -> bases[i] == 0).findFirst().orElse(-1);
  }

  @Override
  public int codes() {
    return (int) count();
  }

  @Override
  public Optional<SortedMap<Integer, String>> of(int code) {
    SortedMap<Integer, String> put = new TreeMap<>();
    long rest = code;
    for (int i = 0; i < bases.length; i++) {
      List<Integer> free = free(starts.placings().get(i), put);
      List<String> letters = starts.placings().get(i).letters();
      long digit = rest % bases[i];
      rest /= bases[i];
      if (digit >= ways(free.size(), letters.size())) {
        return Optional.empty();
      }
      put(letters, free, digit, put);
    }
    return Optional.of(put);
  }

  private List<Integer> free(Placing placing, Map<Integer, String> put) {
    return ground(placing.limit()).stream().filter(square -> !put.containsKey(square)
        && (!(placing.limit() instanceof Limit.Unlike(String letter)) || isUnlike(square, letter, put)))
        .toList();
  }

  private boolean isUnlike(int square, String letter, Map<Integer, String> put) {
    return put.entrySet().stream().anyMatch(
        piece -> piece.getValue().equals(letter) && board.isDark(piece.getKey()) != board.isDark(square));
  }

  /** Puts pieces on the free squares of a way: the ways in the order of the first squares, then of the second, and so on. */
  private static void put(List<String> letters, List<Integer> free, long way, Map<Integer, String> put) {
    long rest = way;
    int next = 0;
    for (int i = 0; i < letters.size(); i++) {
      int left = letters.size() - i - 1;
      while (rest >= ways(free.size() - next - 1L, left)) {
        rest -= ways(free.size() - next - 1L, left);
        next++;
      }
      put.put(free.get(next++), letters.get(i));
    }
  }

  @Override
  public OptionalInt code(Map<Integer, String> letters) {
    SortedMap<Integer, String> put = new TreeMap<>();
    long code = 0;
    long worth = 1;
    for (int i = 0; i < bases.length; i++) {
      Placing placing = starts.placings().get(i);
      List<Integer> free = free(placing, put);
      List<Integer> chosen =
          free.stream().filter(square -> placing.letters().contains(letters.getOrDefault(square, "")))
              .toList();
      if (!chosen.stream().map(letters::get).toList().equals(placing.letters())) {
        return OptionalInt.empty();
      }
      code += worth * way(free, chosen);
      worth *= bases[i];
      chosen.forEach(square -> put.put(square, letters.get(square)));
    }
    return put.equals(letters) ? OptionalInt.of((int) code) : OptionalInt.empty();
  }

  private static long way(List<Integer> free, List<Integer> chosen) {
    long way = 0;
    int next = 0;
    for (int i = 0; i < chosen.size(); i++) {
      int at = free.indexOf(chosen.get(i));
      for (; next < at; next++) {
        way += ways(free.size() - next - 1L, chosen.size() - i - 1);
      }
      next++;
    }
    return way;
  }

  /** The letters that stand in two placings which may both choose the same square; such starts would have two numbers. */
  Optional<String> shared() {
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < bases.length; i++) {
      Placing later = starts.placings().get(i);
      for (Placing before : starts.placings().subList(0, i)) {
        Optional<String> shared = later.letters().stream().filter(before.letters()::contains).findFirst();
        if (shared.isPresent() && ground(before.limit()).stream().anyMatch(ground(later.limit())::contains)) {
          seen.add(shared.get());
        }
      }
    }
    return seen.stream().findFirst();
  }

  @Override
  public List<Integer> squares() {
    return squares;
  }

  @Override
  public int ofBlack(int square) {
    return ofBlack(square, starts.black(), board);
  }

  /** Black's square for one of White's; none where the board has none. */
  static int ofBlack(int square, Starts.Black black, Geometry board) {
    int turned = board.opposite(square);
    boolean other = (board.blackView() == BlackView.HALF_TURN) != (black == Starts.Black.TURNED);
    return !other || turned == Geometry.NONE ? turned : board.mirrorImage(turned);
  }

  @Override
  public boolean areApart() {
    return starts.black() == Starts.Black.APART;
  }

  @Override
  public boolean areAll() {
    return all;
  }

  @Override
  public Optional<Ending.Test> condition() {
    return condition;
  }
}
