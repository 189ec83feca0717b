package org.variorum.testkit.naive.mechanism.counters;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.counters.Counters.Change;
import org.variorum.rules.rule.counters.Counters.Counter;
import org.variorum.rules.rule.counters.Counters.Event;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NamedNumbers;
import org.variorum.testkit.naive.position.Note;

/** A counter: one number for each side, which changes with the moves of that side. */
final class NaiveCounter implements NaiveConsequence, NaiveMemory, Ban, NamedNumbers {
  private static final Pattern TEXT = Pattern.compile("(0|[1-9]\\d*)\\+(0|[1-9]\\d*)");

  private final Counter counter;
  private final NaivePlay play;
  private final Note<Map<Side, Integer>> numbers;

  NaiveCounter(Counter counter, NaivePlay play) {
    this.counter = counter;
    this.play = play;
    numbers = new Note<>(Map.of(Side.WHITE, counter.start(), Side.BLACK, counter.start()));
  }

  @Override
  public Optional<Integer> number(NaivePosition position, String name, Side side) {
    return name.equals(counter.name()) ? Optional.of(number(position, side)) : Optional.empty();
  }

  private int number(NaivePosition position, Side side) {
    return position.get(numbers).getOrDefault(side, counter.start());
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    Map<Side, Integer> changed = new HashMap<>(before.get(numbers));
    int numberBeforeCheck = bounded(number(before, before.turn()) + changeByMove(before, move));
    changed.put(before.turn(), bounded(numberBeforeCheck + changeByCheck(before, move)));
    return after.with(numbers, changed);
  }

  private int bounded(int number) {
    return Math.min(counter.most(), Math.max(0, number));
  }

  /** Forbids moves that would take a limited counter below 0, without or with the change for a check. */
  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    int numberBeforeCheck = number(position, position.turn()) + changeByMove(position, move);
    return counter.limited()
        && (numberBeforeCheck < 0 || bounded(numberBeforeCheck) + changeByCheck(position, move) < 0);
  }

  private int changeByCheck(NaivePosition before, Candidate move) {
    boolean givesCheck = play.attacks().inCheck(move.board(), before.turn().opponent());
    return givesCheck ? counter.changes().stream().filter(change -> change.after() == Event.CHECKS)
        .mapToInt(Change::adds).sum() : 0;
  }

  private int changeByMove(NaivePosition before, Candidate move) {
    return counter.changes().stream().mapToInt(change -> amount(change, before, move)).sum();
  }

  /** The amount that one change adds for a move, apart from changes for checks. */
  private int amount(Change change, NaivePosition before, Candidate move) {
    boolean isPass = move.has(Feature.PASSES);
    if (move.has(Feature.SKIPS)) {
      return 0;
    }
    if (isPass || change.after() == Event.PASSES) {
      return isPass && change.after() == Event.PASSES ? change.adds() : 0;
    }
    if (!change.by().contains(move.mover().letter())
        || !NaiveGeometry.contains(play.rules().geometry(), change.to(),
            move.squares(play.rules().geometry()).getLast(), before.turn())
        || !matchesMovement(change, move)) {
      return 0;
    }
    boolean isDrop = move.has(Feature.DROPS);
    return switch (change.after()) {
      case CAPTURES -> pointsForCaptures(change, before, move);
      case MOVES -> isDrop ? 0 : change.adds();
      case PROMOTIONS -> move.has(Feature.PROMOTES) && !isDrop ? change.adds() : 0;
      case DROPS -> isDrop ? change.adds() : 0;
      case CHECKS, PASSES -> 0;
    };
  }

  /** Whether the movement that a change requires, if any, connects the two squares of a move on an empty board. */
  private boolean matchesMovement(Change change, Candidate move) {
    Geometry geometry = play.rules().geometry();
    List<Integer> squares = move.squares(geometry);
    if (change.as().isEmpty() || move.has(Feature.DROPS) || squares.isEmpty()) {
      return true;
    }
    return play.walker().destinations(change.as().get(), squares.getFirst(), move.mover().side())
        .contains(squares.getLast());
  }

  /**
   * The points for captured pieces: the worth of each kind, times the number of the opponent's pieces of that kind that
   * leave the board.
   */
  private int pointsForCaptures(Change change, NaivePosition before, Candidate move) {
    Side enemy = before.turn().opponent();
    return play.rules().kinds().keySet().stream().mapToInt(letter -> change.worth(letter)
        * Math.max(0, count(before.board(), enemy, letter) - count(move.board(), enemy, letter))).sum();
  }

  private static int count(Board board, Side side, String letter) {
    return board.squares(piece -> piece.is(side, letter)).size();
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return counter.name() + ":";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int white = Integer.parseInt(matcher.group(1));
    int black = Integer.parseInt(matcher.group(2));
    return Math.max(white, black) > counter.most() ? Optional.empty()
        : Optional.of(position.with(numbers, Map.of(Side.WHITE, white, Side.BLACK, black)));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    List<Integer> both =
        List.of(position.get(numbers).get(Side.WHITE), position.get(numbers).get(Side.BLACK));
    return both.stream().allMatch(number -> number == counter.start()) ? Optional.empty()
        : Optional.of(both.get(0) + "+" + both.get(1));
  }
}
