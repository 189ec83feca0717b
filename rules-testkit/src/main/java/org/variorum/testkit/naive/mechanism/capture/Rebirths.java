package org.variorum.testkit.naive.mechanism.capture;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.rebirth.Rebirth;
import org.variorum.testkit.naive.play.Aftermath;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Capture;
import org.variorum.testkit.naive.play.Expansion;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Rebirth: captured pieces, or capturers, return to a start square of their kind. */
public final class Rebirths implements Aftermath.Return, Expansion, Capture.Restraint, Placing {
  private final Rebirth rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public Rebirths(Rebirth rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public Optional<Integer> square(Board captured, NaivePiece victim, int on) {
    return !rule.capturers() && rule.pieces().contains(victim.letter())
        ? home(victim, on).filter(captured::isEmpty) : Optional.empty();
  }

  /** The move with the capturer's return; empty if the capturer cannot return, so that the capture is illegal. */
  @Override
  public List<Candidate> of(NaivePosition position, Candidate move) {
    if (!rule.capturers() || move.gone().isEmpty() || move.has(Feature.ACTS) || move.has(Feature.DROPS)) {
      return List.of(move);
    }
    int to = move.squares(geometry).getLast();
    int home = squareAfter(move.board().at(to).orElseThrow(), to);
    return home == to || move.board().isEmpty(home) ? List.of(move.withReturn(to, home)) : List.of();
  }

  /** Whether the captor could return after the capture, as one of the kinds that it may have then. */
  @Override
  public boolean mayCapture(Board board, int from, int to) {
    NaivePiece captor = board.at(from).orElseThrow();
    return !rule.capturers() || play.promotions().afterCapture(captor, from, to).stream()
        .map(kind -> squareAfter(new NaivePiece(captor.side(), kind), to))
        .anyMatch(home -> home == to || home == from || board.isEmpty(home));
  }

  /** The square to which a captor returns, or the square of the capture if it does not return. */
  private int squareAfter(NaivePiece captor, int on) {
    return rule.pieces().contains(captor.letter()) ? home(captor, on).orElse(on) : on;
  }

  /** The rebirth square of a piece; empty if it has none. */
  private Optional<Integer> home(NaivePiece victim, int on) {
    List<Integer> homes = homes(victim);
    if (homes.isEmpty()) {
      return nearest(Board.empty(geometry).emptySquares().stream()
          .filter(square -> NaiveGeometry.contains(geometry, rule.others(), square, victim.side())
              && geometry.file(square) == geometry.file(on))
          .toList(), victim, on);
    }
    if (rule.byFile().contains(victim.letter())) {
      return nearest(homes.stream().filter(square -> geometry.file(square) == geometry.file(on)).toList(),
          victim, on);
    }
    List<Integer> ofColour = homes.stream().filter(square -> isLight(square) == isLight(on)).toList();
    return nearest(ofColour.isEmpty() ? homes : ofColour, victim, on);
  }

  private List<Integer> homes(NaivePiece victim) {
    Side side = rule.mirrored() ? victim.side().opponent() : victim.side();
    return play.rules().start().squares(piece -> piece.is(side, victim.letter()));
  }

  private boolean isLight(int square) {
    return (geometry.file(square) + geometry.rank(square)) % 2 == 1;
  }

  /**
   * The square that is the fewest files from the square {@code on}; of these, the one on the lowest file; of these, the
   * one on the side's lowest rank.
   */
  private Optional<Integer> nearest(List<Integer> squares, NaivePiece victim, int on) {
    return squares.stream()
        .min(Comparator.<Integer>comparingInt(square -> Math.abs(geometry.file(square) - geometry.file(on)))
            .thenComparingInt(geometry::file)
            .thenComparingInt(square -> victim.side() == Side.WHITE ? geometry.rank(square)
                : -geometry.rank(square)));
  }

  /** Whether rebirth can put a piece on a square that is no start square of its side. */
  @Override
  public boolean mayHavePut(NaivePiece piece, int square) {
    boolean absent =
        List.of(Side.values()).stream().anyMatch(side -> homes(new NaivePiece(side, piece.kind())).isEmpty());
    return rule.pieces().contains(piece.letter())
        && (rule.mirrored() || absent && !rule.others().isEmpty());
  }
}
