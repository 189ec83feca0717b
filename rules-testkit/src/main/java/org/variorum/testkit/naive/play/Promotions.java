package org.variorum.testkit.naive.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Way;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveRules;
import org.variorum.testkit.naive.walk.NaiveWalker;

/** Promotions of a piece by its own move. */
public final class Promotions {

  /** One choice: the promotion to a kind, or the mover's own kind without promotion. */
  public record Choice(PieceKind piece, boolean promotes) {

    /** The promotion in the move string (COM-3); empty without promotion. */
    public String suffix(NaivePiece mover) {
      if (!promotes) {
        return "";
      }
      return piece.letter().equals("+" + mover.letter()) ? "+"
          : piece.letter().replace("~", "").toLowerCase(Locale.ROOT);
    }

    public NaivePiece piece(NaivePiece mover) {
      return promotes ? mover.as(piece) : mover;
    }
  }

  private final NaivePlay play;
  private final NaiveRules rules;
  private final NaiveWalker walker;
  /** Results of {@link #isStuck}, cached because they never change. */
  private final Map<Place, Boolean> stuck = new ConcurrentHashMap<>();

  private record Place(String letter, Side side, int square) {}

  Promotions(NaivePlay play, NaiveRules rules, NaiveWalker walker) {
    this.play = play;
    this.rules = rules;
    this.walker = walker;
  }

  /** The choices of a move or a capture; empty if the piece must promote but no kind is available. */
  public List<Choice> choices(NaivePosition position, NaivePiece mover, int from, int to, boolean captures) {
    if (!captures && mover.kind().promotion().filter(Promotion::byCapture).isPresent()
        || !mover.kind().promotion().flatMap(Promotion::when)
            .map(when -> new NaiveConditions(play).holds(when, position, mover.side(), from, to))
            .orElse(true)) {
      return List.of(new Choice(mover.kind(), false));
    }
    Stream<Choice> staying =
        mustPromote(mover, from, to) ? Stream.empty() : Stream.of(new Choice(mover.kind(), false));
    return Stream.concat(staying, mayPromote(mover, from, to) ? kindsOf(position, mover) : Stream.empty())
        .toList();
  }

  /** The kinds that a piece may have after a capture, ignoring limits of kinds and conditions of promotion. */
  public List<PieceKind> afterCapture(NaivePiece mover, int from, int to) {
    List<PieceKind> found = new ArrayList<>();
    if (!mustPromote(mover, from, to) || mover.kind().promotion().flatMap(Promotion::when).isPresent()) {
      found.add(mover.kind());
    }
    if (mayPromote(mover, from, to)) {
      mover.kind().promotion().orElseThrow().to(mover.side())
          .forEach(letter -> found.add(rules.piece(letter)));
    }
    return found;
  }

  /** Whether a piece on the square could never move again: it has no move on the empty board. */
  public boolean isStuck(PieceKind piece, Side side, int square) {
    return stuck.computeIfAbsent(new Place(piece.letter(), side, square),
        place -> Stream.concat(piece.ways().stream(), play.openPaths().additionalWays(piece).stream())
            .noneMatch(way -> hasMove(new NaivePiece(side, piece), way, square)));
  }

  public boolean inZone(NaivePiece mover, int square) {
    return mover.kind().promotion()
        .filter(rule -> NaiveGeometry.contains(rules.geometry(), rule.zone(), square, mover.side()))
        .isPresent();
  }

  private boolean mayPromote(NaivePiece mover, int from, int to) {
    return inZone(mover, to)
        || (inZone(mover, from) && mover.kind().promotion().filter(Promotion::leaving).isPresent());
  }

  private boolean mustPromote(NaivePiece mover, int from, int to) {
    return mayPromote(mover, from, to) && mover.kind().promotion()
        .filter(rule -> NaiveGeometry.contains(rules.geometry(), rule.forced(), to, mover.side())
            || (rule.forcedWhenStuck() && isStuck(mover.kind(), mover.side(), to)))
        .isPresent();
  }

  private Stream<Choice> kindsOf(NaivePosition before, NaivePiece mover) {
    Promotion rule = mover.kind().promotion().orElseThrow();
    return rule.to(mover.side()).stream()
        .filter(letter -> !rule.limited().contains(letter) || isBelowLimit(before, mover.side(), letter))
        .map(letter -> new Choice(rules.piece(letter), true));
  }

  /** Whether a side has fewer pieces of a kind, on the board and in hand, than at the start. */
  private boolean isBelowLimit(NaivePosition position, Side side, String letter) {
    int has = count(position.board(), side, letter)
        + Collections.frequency(position.hands().of(side), letter);
    return has < count(rules.start(), side, letter) + rules.heldAtStart(side, letter);
  }

  private static int count(Board board, Side side, String letter) {
    return board.squares(piece -> piece.is(side, letter)).size();
  }

  private boolean hasMove(NaivePiece piece, Way way, int square) {
    Geometry geometry = rules.geometry();
    return NaiveGeometry.contains(geometry, way.from(), square, piece.side()) && way.movement().paths()
        .stream()
        .filter(path -> path.moves() && (!path.initial() || rules.atHome(piece, square)))
        .flatMap(
            path -> walker.walks(path, way.over(), square, piece.side()).over(Board.empty(geometry)).stream())
        .anyMatch(walk -> NaiveGeometry.contains(geometry, way.to(), walk.end(), piece.side()));
  }
}
