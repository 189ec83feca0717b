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

  /** One choice for a move: the promotion to a kind, or no promotion, with the mover's own kind. */
  public record Choice(PieceKind kind, boolean promotes) {

    /** The promotion in the move string (COM-3); empty without promotion. */
    public String suffix(NaivePiece mover) {
      if (!promotes) {
        return "";
      }
      return kind.letter().equals("+" + mover.letter()) ? "+"
          : kind.letter().replace("~", "").toLowerCase(Locale.ROOT);
    }

    /** The mover after its move. */
    public NaivePiece pieceAfter(NaivePiece mover) {
      return promotes ? mover.withKind(kind) : mover;
    }
  }

  private final NaivePlay play;
  private final NaiveRules rules;
  private final NaiveWalker walker;
  /** Results of {@link #isStuck}, cached because they never change. */
  private final Map<StuckKey, Boolean> stuckCache = new ConcurrentHashMap<>();

  /** Key of the cache. */
  private record StuckKey(String letter, Side side, int square) {}

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
    Stream<Choice> unpromoted =
        mustPromote(mover, from, to) ? Stream.empty() : Stream.of(new Choice(mover.kind(), false));
    return Stream
        .concat(unpromoted, mayPromote(mover, from, to) ? promotionChoices(position, mover) : Stream.empty())
        .toList();
  }

  /** All kinds that a piece might have after a capture. Does not test limits of kinds or conditions of promotion. */
  public List<PieceKind> kindsAfterCapture(NaivePiece mover, int from, int to) {
    List<PieceKind> found = new ArrayList<>();
    if (!mustPromote(mover, from, to) || mover.kind().promotion().flatMap(Promotion::when).isPresent()) {
      found.add(mover.kind());
    }
    if (mayPromote(mover, from, to)) {
      mover.kind().promotion().orElseThrow().to(mover.side())
          .forEach(letter -> found.add(rules.kind(letter)));
    }
    return found;
  }

  /** Whether a piece on the square could never move again, because it has no quiet move on an empty board. */
  public boolean isStuck(PieceKind kind, Side side, int square) {
    return stuckCache.computeIfAbsent(new StuckKey(kind.letter(), side, square),
        key -> Stream.concat(kind.ways().stream(), play.openPaths().additionalWays(kind).stream())
            .noneMatch(way -> hasMove(new NaivePiece(side, kind), way, square)));
  }

  /** Whether a square is in the promotion zone of a piece. */
  public boolean isInZone(NaivePiece mover, int square) {
    return mover.kind().promotion()
        .filter(rule -> NaiveGeometry.contains(rules.geometry(), rule.zone(), square, mover.side()))
        .isPresent();
  }

  private boolean mayPromote(NaivePiece mover, int from, int to) {
    return isInZone(mover, to)
        || (isInZone(mover, from) && mover.kind().promotion().filter(Promotion::leaving).isPresent());
  }

  private boolean mustPromote(NaivePiece mover, int from, int to) {
    return mayPromote(mover, from, to) && mover.kind().promotion()
        .filter(rule -> NaiveGeometry.contains(rules.geometry(), rule.forced(), to, mover.side())
            || (rule.forcedWhenStuck() && isStuck(mover.kind(), mover.side(), to)))
        .isPresent();
  }

  private Stream<Choice> promotionChoices(NaivePosition before, NaivePiece mover) {
    Promotion rule = mover.kind().promotion().orElseThrow();
    return rule.to(mover.side()).stream()
        .filter(letter -> !rule.limited().contains(letter) || isBelowLimit(before, mover.side(), letter))
        .map(letter -> new Choice(rules.kind(letter), true));
  }

  /** Whether a side has fewer pieces of a kind, on the board and in hand, than at the start. */
  private boolean isBelowLimit(NaivePosition position, Side side, String letter) {
    int count = count(position.board(), side, letter)
        + Collections.frequency(position.hands().of(side), letter);
    return count < count(rules.start(), side, letter) + rules.startHandCount(side, letter);
  }

  private static int count(Board board, Side side, String letter) {
    return board.squares(piece -> piece.is(side, letter)).size();
  }

  private boolean hasMove(NaivePiece piece, Way way, int square) {
    Geometry geometry = rules.geometry();
    return NaiveGeometry.contains(geometry, way.from(), square, piece.side()) && way.movement().paths()
        .stream()
        .filter(path -> path.moves() && (!path.initial() || rules.countsAsUnmoved(piece, square)))
        .flatMap(
            path -> walker.walks(path, way.over(), square, piece.side()).openWalks(Board.empty(geometry))
                .stream())
        .anyMatch(walk -> NaiveGeometry.contains(geometry, way.to(), walk.end(), piece.side()));
  }
}
