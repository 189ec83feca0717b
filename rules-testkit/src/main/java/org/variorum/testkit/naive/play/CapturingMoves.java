package org.variorum.testkit.naive.play;

import static org.variorum.testkit.naive.play.Candidate.Feature.PROMOTES;
import static org.variorum.testkit.naive.play.Candidate.Feature.REMOVES;
import static org.variorum.testkit.naive.play.Candidate.Feature.TAKES;

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
import org.variorum.testkit.naive.play.Fate.PutBack;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** The usual {@link CaptureEffect}: the captures of one piece, and its moves that capture nothing. */
final class CapturingMoves implements CaptureEffect {
  private final NaivePlay play;
  private final Geometry geometry;
  private final NaiveCaptures captures;
  private final List<ExtraCapture> extras;
  private final List<Fate> fates;
  private final List<Aftermath> aftermaths;
  private final List<Capture.Staying> stayingRules;
  private final List<Aftermath.Return> returns;
  private final List<Capture.Restraint> restraints;

  CapturingMoves(NaivePlay play) {
    this.play = play;
    geometry = play.rules().geometry();
    extras = play.all(ExtraCapture.class);
    fates = play.all(Fate.class);
    aftermaths = play.all(Aftermath.class);
    stayingRules = play.all(Capture.Staying.class);
    returns = play.all(Aftermath.Return.class);
    restraints = play.all(Capture.Restraint.class);
    captures = new NaiveCaptures(play.limits(), fates);
  }

  @Override
  public boolean threatens(Board board, int from, OpenPath path, int square) {
    for (NaiveWalk walk : path.walks().over(board, square)) {
      if (captures.taken(board, from, path, walk).filter(taken -> taken.contains(square)).isPresent()
          && restraints.stream().allMatch(restraint -> restraint.mayCapture(board, from, square))
          && !killsOwnRoyal(board, from, walk.end(), square)
          && !isSacrifice(board, from, walk.end(), List.of(square))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the aftermath of a capture would remove royal pieces of the captor's side, so that the side loses. */
  private boolean killsOwnRoyal(Board board, int from, int to, int target) {
    if (aftermaths.isEmpty()) {
      return false;
    }
    NaivePiece capturer = board.at(from).orElseThrow();
    Board captured = board.without(from).without(target).with(to, capturer);
    return !play.rules().hasLostRoyals(board, capturer.side())
        && play.rules().hasLostRoyals(after(captured, to, List.of(target)), capturer.side());
  }

  /**
   * Whether a royal piece would vanish by its own capture. This is illegal in games with check, even if the side has
   * other royal pieces.
   */
  private boolean isSacrifice(Board board, int from, int to, List<Integer> taken) {
    NaivePiece capturer = board.at(from).orElseThrow();
    return play.rules().hasCheck() && capturer.kind().royal() && !aftermaths.isEmpty() && !taken.isEmpty()
        && after(without(board.without(from), taken).with(to, capturer), to, taken).isEmpty(to);
  }

  private Board after(Board captured, int capturer, List<Integer> centres) {
    Board board = captured;
    for (Aftermath aftermath : aftermaths) {
      board = aftermath.after(board, capturer, centres);
    }
    return board;
  }

  @Override
  public List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk) {
    List<Candidate> found = new ArrayList<>();
    captures.taken(position.board(), from, path, walk)
        .filter(taken -> !isSacrifice(position.board(), from, walk.end(), taken)).ifPresent(taken -> found
            .addAll(movesOf(position, new Capture(from, path, walk, taken, taken, Optional.empty()))));
    extras.stream().flatMap(extra -> extra.captures(position, from, path, walk).stream())
        .filter(capture -> !isSacrifice(position.board(), from, walk.end(), capture.taken()))
        .forEach(capture -> found.addAll(movesOf(position, capture)));
    return found;
  }

  private List<Candidate> movesOf(NaivePosition position, Capture capture) {
    Board board = position.board();
    NaivePiece mover = board.at(capture.from()).orElseThrow();
    List<Candidate> found = new ArrayList<>();
    Optional<Capture.Staying> staying = staying(capture, mover);
    staying.ifPresent(way -> found.add(fromAfar(position, capture, mover, way.mayMove(mover))));
    if (staying.isPresent() && !staying.get().mayMove(mover)) {
      return found;
    }
    int to = capture.walk().end();
    for (Promotions.Choice choice : play.promotions().choices(position, mover, capture.from(), to,
        !capture.taken().isEmpty())) {
      Board moved = without(play.atMoveStart(position).without(capture.from()), capture.taken())
          .with(to, choice.piece(mover));
      for (PutBack end : puttingBack(position, capture, new PutBack(moved, choice.suffix(mover)))) {
        found.add(candidate(position, capture, choice, end));
      }
    }
    return found;
  }

  /** The mechanism that lets a captor stay on its square; empty for a capture in passing. */
  private Optional<Capture.Staying> staying(Capture capture, NaivePiece mover) {
    return capture.taken().isEmpty() || capture.walk().passedEnemy().isPresent() ? Optional.empty()
        : stayingRules.stream().filter(way -> way.stays(mover, capture.from(), capture.taken().getLast()))
            .findFirst();
  }

  /**
   * A capture by which the captor neither moves nor promotes. The move string is the captor's square and the victim's
   * square. If the captor may also capture by moving, the captor's square comes twice, and the victim's square is a
   * second leg.
   */
  private Candidate fromAfar(NaivePosition position, Capture capture, NaivePiece mover, boolean mayMove) {
    List<NaivePiece> gone =
        capture.taken().stream().map(square -> position.board().at(square).orElseThrow()).toList();
    String from = geometry.name(capture.from());
    String victim = geometry.name(capture.taken().getLast());
    return new Candidate(from + from, from + (mayMove ? from : victim), mayMove ? "," + victim + "x" : "",
        mover,
        without(play.atMoveStart(position), capture.taken()), gone, Set.copyOf(capture.taken()), Set.of(),
        Set.of(TAKES, REMOVES), capture.by());
  }

  private static Board without(Board board, List<Integer> squares) {
    Board changed = board;
    for (int square : squares) {
      changed = changed.withCaptured(square);
    }
    return changed;
  }

  /** All ways to put back captured pieces that have a {@link Fate}. A capture in passing gets a second leg. */
  private List<PutBack> puttingBack(NaivePosition position, Capture capture, PutBack moved) {
    List<PutBack> ways = List.of(moved);
    for (int square : capture.taken()) {
      NaivePiece victim = position.board().at(square).orElseThrow();
      Optional<Fate> fate = fate(victim);
      if (fate.isPresent()) {
        ways = ways.stream().flatMap(way -> fate.get().ways(way, victim, square).stream()).toList();
      } else if (capture.walk().passedEnemy().filter(passed -> passed == square).isPresent()) {
        String leg = "," + geometry.name(square) + "x";
        ways = ways.stream().map(way -> new PutBack(way.board(), way.legs() + leg)).toList();
      }
    }
    return ways;
  }

  private Optional<Fate> fate(NaivePiece victim) {
    return fates.stream().filter(fate -> fate.concerns(victim)).findFirst();
  }

  private Candidate candidate(NaivePosition position, Capture capture, Promotions.Choice choice,
      PutBack end) {
    int to = capture.walk().end();
    NaivePiece mover = position.board().at(capture.from()).orElseThrow();
    List<NaivePiece> gone = capture.taken().stream().map(square -> position.board().at(square).orElseThrow())
        .filter(victim -> fate(victim).isEmpty()).toList();
    Map<Integer, NaivePiece> returned = returned(position, capture, end.board());
    Board settled = put(end.board(), returned);
    Board board = capture.taken().isEmpty() ? settled : after(settled, to, capture.centres());
    Set<Integer> touched = new HashSet<>(position.board().differences(board));
    touched.addAll(capture.taken());
    // The start square may look unchanged: a captured piece of the mover's kind may have been put there.
    touched.add(capture.from());
    boolean initial = capture.path().path().initial() && capture.taken().isEmpty() && !choice.promotes();
    return new Candidate(geometry.name(capture.from()) + geometry.name(to), end.legs(), mover, board, gone,
        touched, initial ? Set.copyOf(capture.walk().passed()) : Set.of(), features(capture, choice, gone),
        capture.by()).withReturned(returned);
  }

  private static Board put(Board board, Map<Integer, NaivePiece> pieces) {
    Board settled = board;
    for (Map.Entry<Integer, NaivePiece> piece : pieces.entrySet()) {
      settled = settled.with(piece.getKey(), piece.getValue().alone());
    }
    return settled;
  }

  /** The captured pieces that return to the board, by the squares of their return. */
  private Map<Integer, NaivePiece> returned(NaivePosition position, Capture capture, Board captured) {
    Map<Integer, NaivePiece> found = new TreeMap<>();
    Board board = captured;
    for (int on : capture.taken()) {
      NaivePiece victim = position.board().at(on).orElseThrow();
      for (Aftermath.Return returnRule : fate(victim).isPresent() ? List.<Aftermath.Return>of() : returns) {
        Optional<Integer> square = returnRule.square(board, victim, on);
        if (square.isPresent()) {
          found.put(square.get(), victim);
          board = board.with(square.get(), victim.alone());
        }
      }
    }
    return found;
  }

  private static Set<Feature> features(Capture capture, Promotions.Choice choice, List<NaivePiece> gone) {
    Set<Feature> features = EnumSet.noneOf(Feature.class);
    if (!capture.taken().isEmpty()) {
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
