package org.variorum.testkit.naive;

import static org.variorum.testkit.naive.Candidate.Feature.EN_PASSANT;
import static org.variorum.testkit.naive.Candidate.Feature.PROMOTES;
import static org.variorum.testkit.naive.Candidate.Feature.REMOVES;
import static org.variorum.testkit.naive.Candidate.Feature.TAKES;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.testkit.naive.Candidate.Feature;
import org.variorum.testkit.naive.Displacements.PutBack;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hands;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Limits;
import org.variorum.testkit.naive.walk.Walk;

/** Moves of one piece where pieces are captured. */
final class CapturingMoves implements Moves {
  private final Rules rules;
  private final Limits limits;
  private final Captures captures;
  private final Promotions promotions;
  private final Displacements displacements;
  private final EnPassants enPassants;
  private final Blasts blasts;

  CapturingMoves(Rules rules, Limits limits, Captures captures, Promotions promotions, Blasts blasts) {
    this.rules = rules;
    this.limits = limits;
    this.captures = captures;
    this.promotions = promotions;
    this.blasts = blasts;
    displacements = new Displacements(rules);
    enPassants = new EnPassants(rules);
  }

  /**
   * A capture to be made.
   *
   * @param taken the squares of the pieces taken
   * @param centres where they count as taken
   * @param features what is known of the move
   */
  private record Capture(int from, Going going, Walk walk, List<Integer> taken, List<Integer> centres,
      Set<Feature> features) {}

  @Override
  public List<Candidate> by(Position position, int from, Going going, Walk walk) {
    List<Candidate> found = new ArrayList<>();
    captures.taken(position.board(), from, going, walk).ifPresent(taken -> found
        .addAll(make(position, new Capture(from, going, walk, taken, taken, Set.of()))));
    if (canCaptureInPassing(position, from, going, walk)) {
      enPassants.passer(position)
          .filter(passer -> going.mayCapture(position.board().at(passer).orElseThrow()))
          .ifPresent(passer -> found.addAll(make(position,
              new Capture(from, going, walk, List.of(passer), List.of(walk.end()), Set.of(EN_PASSANT)))));
    }
    return found;
  }

  private boolean canCaptureInPassing(Position position, int from, Going going, Walk walk) {
    Board board = position.board();
    return position.passed().contains(walk.end()) && board.isEmpty(walk.end()) && walk.passedEnemy().isEmpty()
        && going.captures() && enPassants.concern(board.at(from).orElseThrow())
        && limits.allow(board, from, going, walk.squares());
  }

  private List<Candidate> make(Position position, Capture capture) {
    Board board = position.board();
    Piece mover = board.at(capture.from).orElseThrow();
    List<Candidate> found = new ArrayList<>();
    for (Promotions.Choice choice : promotions.choices(board, mover, capture.from, capture.walk.end())) {
      Board moved = without(position.thawed().without(capture.from), capture.taken)
          .with(capture.walk.end(), choice.piece(mover));
      for (PutBack end : settle(position, capture, new PutBack(moved, choice.suffix(mover)))) {
        found.add(candidate(position, capture, choice, end));
      }
    }
    return found;
  }

  private static Board without(Board board, List<Integer> squares) {
    Board left = board;
    for (int square : squares) {
      left = left.without(square);
    }
    return left;
  }

  /** What becomes of the pieces taken: they are put back, or gone; the second leg names those that were passed. */
  private List<PutBack> settle(Position position, Capture capture, PutBack moved) {
    List<PutBack> ways = List.of(moved);
    for (int square : capture.taken) {
      Piece victim = position.board().at(square).orElseThrow();
      if (displacements.displaces(victim)) {
        ways = ways.stream().flatMap(way -> displacements.ways(way, victim, square).stream()).toList();
      } else if (capture.walk.passedEnemy().filter(passed -> passed == square).isPresent()) {
        String leg = "," + rules.geometry().name(square) + "x";
        ways = ways.stream().map(way -> new PutBack(way.board(), way.legs() + leg)).toList();
      }
    }
    return ways;
  }

  private Candidate candidate(Position position, Capture capture, Promotions.Choice choice, PutBack end) {
    Geometry geometry = rules.geometry();
    Piece mover = position.board().at(capture.from).orElseThrow();
    List<Piece> gone = capture.taken.stream().map(square -> position.board().at(square).orElseThrow())
        .filter(victim -> !displacements.displaces(victim)).toList();
    Board board = capture.taken.isEmpty() ? end.board()
        : blasts.after(end.board(), capture.walk.end(), capture.centres);
    Set<Integer> touched = new HashSet<>(position.board().differences(board));
    touched.addAll(capture.taken);
    // Another piece of its kind may have been put where it came from.
    touched.add(capture.from);
    Set<Integer> passed = capture.taken.isEmpty() && !choice.promotes()
        ? enPassants.passed(mover, capture.going, capture.walk) : Set.of();
    return new Candidate(geometry.name(capture.from) + geometry.name(capture.walk.end()), end.legs(), mover,
        board, seize(position, gone), touched, passed, features(capture, choice, gone));
  }

  private Hands seize(Position position, List<Piece> gone) {
    Hands hands = position.hands();
    for (Piece victim : gone) {
      String letter = victim.kind().basic().orElse(victim.letter());
      if (rules.hands().filter(rule -> rule.drops().stream().anyMatch(drop -> drop.letter().equals(letter)))
          .isPresent()) {
        hands = hands.with(position.turn(), letter);
      }
    }
    return hands;
  }

  private static Set<Feature> features(Capture capture, Promotions.Choice choice,
      List<Piece> gone) {
    Set<Feature> features = EnumSet.noneOf(Feature.class);
    features.addAll(capture.features);
    if (!capture.taken.isEmpty()) {
      features.add(TAKES);
    }
    if (!gone.isEmpty()) {
      features.add(REMOVES);
    }
    if (choice.promotes()) {
      features.add(PROMOTES);
    }
    return features;
  }
}
