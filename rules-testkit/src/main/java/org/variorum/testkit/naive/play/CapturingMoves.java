package org.variorum.testkit.naive.play;

import static org.variorum.testkit.naive.play.Candidate.Feature.CAPTURES;
import static org.variorum.testkit.naive.play.Candidate.Feature.PROMOTES;
import static org.variorum.testkit.naive.play.Candidate.Feature.REMOVES_FROM_BOARD;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.variorum.rules.board.Geometry;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.PutBackRule.PutBackResult;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/**
 * The usual {@link CaptureEffect}: a walk captures the piece on its last square and an enemy that it passes.
 * This class finds all moves of a piece along a walk, with and without captures.
 *
 * <p>Two kinds of rules bring captured pieces back. By a {@link PutBackRule} (displacement), the mover
 * chooses the square on which the piece is put back. By an {@link Aftermath.Return} (rebirth), the piece
 * returns to the square that the rule determines. A piece that is put back does not return as well.
 */
final class CapturingMoves implements CaptureEffect {
  private final NaivePlay play;
  private final Geometry geometry;
  private final NaiveCaptures captures;
  private final List<ExtraCapture> extraCaptures;
  private final List<PutBackRule> putBackRules;
  private final List<Aftermath> aftermaths;
  private final List<Capture.StationaryCaptureRule> stationaryRules;
  private final List<Aftermath.Return> returnRules;
  private final List<Capture.Restraint> restraints;

  CapturingMoves(NaivePlay play) {
    this.play = play;
    geometry = play.rules().geometry();
    extraCaptures = play.hooks(ExtraCapture.class);
    putBackRules = play.hooks(PutBackRule.class);
    aftermaths = play.hooks(Aftermath.class);
    stationaryRules = play.hooks(Capture.StationaryCaptureRule.class);
    returnRules = play.hooks(Aftermath.Return.class);
    restraints = play.hooks(Capture.Restraint.class);
    captures = new NaiveCaptures(play.limits(), putBackRules);
  }

  @Override
  public boolean threatens(Board board, int from, OpenPath path, int square) {
    for (NaiveWalk walk : path.walks().openWalks(board, square)) {
      if (captures.victimSquares(board, from, path, walk).filter(taken -> taken.contains(square)).isPresent()
          && restraints.stream().allMatch(restraint -> restraint.mayCapture(board, from, square))
          && !losesOwnRoyals(board, from, walk.end(), square)
          && !removesRoyalCaptor(board, from, walk.end(), List.of(square))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the aftermath of a capture would remove so many royal pieces of the captor's side that this side loses. */
  private boolean losesOwnRoyals(Board board, int from, int to, int victimSquare) {
    if (aftermaths.isEmpty()) {
      return false;
    }
    NaivePiece captor = board.at(from).orElseThrow();
    Board captured = board.without(from).without(victimSquare).with(to, captor);
    return !play.rules().hasLostRoyals(board, captor.side())
        && play.rules().hasLostRoyals(withAftermaths(captured, to, List.of(victimSquare)), captor.side());
  }

  /**
   * Whether a royal captor would be removed by the aftermath of the capture that it makes, for example by an
   * explosion. This is illegal in games with check, even if the side has other royal pieces.
   */
  private boolean removesRoyalCaptor(Board board, int from, int to, List<Integer> taken) {
    NaivePiece captor = board.at(from).orElseThrow();
    return play.rules().hasCheck() && captor.kind().royal() && !aftermaths.isEmpty() && !taken.isEmpty()
        && withAftermaths(withoutVictims(board.without(from), taken).with(to, captor), to, taken).isEmpty(to);
  }

  private Board withAftermaths(Board boardAfterCapture, int captorSquare, List<Integer> centres) {
    Board board = boardAfterCapture;
    for (Aftermath aftermath : aftermaths) {
      board = aftermath.after(board, captorSquare, centres);
    }
    return board;
  }

  @Override
  public List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk) {
    List<Candidate> found = new ArrayList<>();
    captures.victimSquares(position.board(), from, path, walk)
        .filter(taken -> !removesRoyalCaptor(position.board(), from, walk.end(), taken))
        .ifPresent(taken -> found
            .addAll(movesOf(position, new Capture(from, path, walk, taken, taken, Optional.empty()))));
    extraCaptures.stream().flatMap(source -> source.captures(position, from, path, walk).stream())
        .filter(capture -> !removesRoyalCaptor(position.board(), from, walk.end(), capture.victimSquares()))
        .forEach(capture -> found.addAll(movesOf(position, capture)));
    return found;
  }

  private List<Candidate> movesOf(NaivePosition position, Capture capture) {
    Board board = position.board();
    NaivePiece mover = board.at(capture.from()).orElseThrow();
    List<Candidate> found = new ArrayList<>();
    Optional<Capture.StationaryCaptureRule> stationaryRule = stationaryRule(capture, mover);
    stationaryRule.ifPresent(
        rule -> found.add(stationaryCapture(position, capture, mover, rule.mayAlsoMove(mover))));
    if (stationaryRule.isPresent() && !stationaryRule.get().mayAlsoMove(mover)) {
      return found;
    }
    int to = capture.walk().end();
    for (Promotions.Choice choice : play.promotions().choices(position, mover, capture.from(), to,
        !capture.victimSquares().isEmpty())) {
      Board moved =
          withoutVictims(play.atMoveStart(position).without(capture.from()), capture.victimSquares())
              .with(to, choice.pieceAfter(mover));
      for (PutBackResult result : withVictimsPutBack(position, capture,
          new PutBackResult(moved, choice.suffix(mover)))) {
        found.add(candidate(position, capture, choice, result));
      }
    }
    return found;
  }

  /**
   * The rule that lets a captor stay on its square; empty if there is none. It is also empty if the walk
   * passes an enemy and captures it.
   */
  private Optional<Capture.StationaryCaptureRule> stationaryRule(Capture capture, NaivePiece mover) {
    return capture.victimSquares().isEmpty() || capture.walk().passedEnemy().isPresent() ? Optional.empty()
        : stationaryRules.stream()
            .filter(rule -> rule.mayStay(mover, capture.from(), capture.victimSquares().getLast()))
            .findFirst();
  }

  /**
   * A capture by which the captor neither moves nor promotes. Its move string has the squares of captor and victim:
   * {@code b2b5}. If the captor may also capture by moving, the victim's square is in a second leg: {@code b2b2,b5x}.
   */
  private Candidate stationaryCapture(NaivePosition position, Capture capture, NaivePiece mover,
      boolean mayAlsoMove) {
    List<NaivePiece> removedPieces =
        capture.victimSquares().stream().map(square -> position.board().at(square).orElseThrow()).toList();
    String from = geometry.name(capture.from());
    String victim = geometry.name(capture.victimSquares().getLast());
    return new Candidate(from + from, from + (mayAlsoMove ? from : victim),
        mayAlsoMove ? "," + victim + "x" : "",
        mover,
        withoutVictims(play.atMoveStart(position), capture.victimSquares()), removedPieces,
        Set.copyOf(capture.victimSquares()), Set.of(),
        Set.of(CAPTURES, REMOVES_FROM_BOARD), capture.mechanism());
  }

  private static Board withoutVictims(Board board, List<Integer> squares) {
    Board changed = board;
    for (int square : squares) {
      changed = changed.withCaptured(square);
    }
    return changed;
  }

  /**
   * All results of putting back victims by a {@link PutBackRule}. The capture of an enemy that the walk
   * passes gets a second leg in the move string.
   */
  private List<PutBackResult> withVictimsPutBack(NaivePosition position, Capture capture,
      PutBackResult moved) {
    List<PutBackResult> results = List.of(moved);
    for (int square : capture.victimSquares()) {
      NaivePiece victim = position.board().at(square).orElseThrow();
      Optional<PutBackRule> rule = putBackRule(victim);
      if (rule.isPresent()) {
        results =
            results.stream().flatMap(each -> rule.get().results(each, victim, square).stream()).toList();
      } else if (capture.walk().passedEnemy().filter(passed -> passed == square).isPresent()) {
        String leg = "," + geometry.name(square) + "x";
        results = results.stream().map(each -> new PutBackResult(each.board(), each.legs() + leg)).toList();
      }
    }
    return results;
  }

  private Optional<PutBackRule> putBackRule(NaivePiece victim) {
    return putBackRules.stream().filter(rule -> rule.appliesTo(victim)).findFirst();
  }

  private Candidate candidate(NaivePosition position, Capture capture, Promotions.Choice choice,
      PutBackResult result) {
    int to = capture.walk().end();
    NaivePiece mover = position.board().at(capture.from()).orElseThrow();
    List<NaivePiece> removedPieces = capture.victimSquares().stream()
        .map(square -> position.board().at(square).orElseThrow())
        .filter(victim -> putBackRule(victim).isEmpty()).toList();
    Map<Integer, NaivePiece> returned = returnedPieces(position, capture, result.board());
    Board boardWithReturned = withReturned(result.board(), returned);
    Board board = capture.victimSquares().isEmpty() ? boardWithReturned
        : withAftermaths(boardWithReturned, to, capture.centres());
    Set<Integer> touched = new HashSet<>(position.board().differingSquares(board));
    touched.addAll(capture.victimSquares());
    // The start square may look unchanged: a captured piece of the mover's kind may have been put there.
    touched.add(capture.from());
    boolean isInitial =
        capture.path().path().initial() && capture.victimSquares().isEmpty() && !choice.promotes();
    return new Candidate(geometry.name(capture.from()) + geometry.name(to), result.legs(), mover, board,
        removedPieces,
        touched, isInitial ? Set.copyOf(capture.walk().passedSquares()) : Set.of(),
        features(capture, choice, removedPieces), capture.mechanism()).withReturned(returned);
  }

  private static Board withReturned(Board board, Map<Integer, NaivePiece> pieces) {
    Board changed = board;
    for (Map.Entry<Integer, NaivePiece> piece : pieces.entrySet()) {
      changed = changed.with(piece.getKey(), piece.getValue().withoutStack());
    }
    return changed;
  }

  /** The captured pieces that return by an {@link Aftermath.Return}, by the squares to which they return. */
  private Map<Integer, NaivePiece> returnedPieces(NaivePosition position, Capture capture,
      Board boardAfterCapture) {
    Map<Integer, NaivePiece> found = new TreeMap<>();
    Board board = boardAfterCapture;
    for (int captureSquare : capture.victimSquares()) {
      NaivePiece victim = position.board().at(captureSquare).orElseThrow();
      for (Aftermath.Return returnRule : putBackRule(victim).isPresent() ? List.<Aftermath.Return>of()
          : returnRules) {
        Optional<Integer> returnSquare = returnRule.returnSquare(board, victim, captureSquare);
        if (returnSquare.isPresent()) {
          found.put(returnSquare.get(), victim);
          board = board.with(returnSquare.get(), victim.withoutStack());
        }
      }
    }
    return found;
  }

  private static Set<Feature> features(Capture capture, Promotions.Choice choice,
      List<NaivePiece> removedPieces) {
    Set<Feature> features = EnumSet.noneOf(Feature.class);
    if (!capture.victimSquares().isEmpty()) {
      features.add(CAPTURES);
    }
    if (!removedPieces.isEmpty()) {
      features.add(REMOVES_FROM_BOARD);
    }
    if (choice.promotes()) {
      features.add(PROMOTES);
    }
    return features;
  }
}
