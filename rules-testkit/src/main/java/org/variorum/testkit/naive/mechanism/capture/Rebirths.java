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
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Rebirth: captured pieces, or captors, return to a start square of their kind. */
public final class Rebirths implements Aftermath.Return, Expansion, Capture.Restraint, PiecePlacer {
  private final Rebirth rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public Rebirths(Rebirth rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public Optional<Integer> returnSquare(Board boardAfterCapture, NaivePiece victim, int captureSquare) {
    return !rule.capturers() && rule.pieces().contains(victim.letter())
        ? home(victim, captureSquare).filter(boardAfterCapture::isEmpty) : Optional.empty();
  }

  /** The move with the captor's return; empty if the captor cannot return, so that the capture is illegal. */
  @Override
  public List<Candidate> expansions(NaivePosition position, Candidate move) {
    if (!rule.capturers() || move.removedPieces().isEmpty()
        || move.has(Feature.ACTS_ON_PIECE) || move.has(Feature.DROPS)) {
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
    return !rule.capturers() || play.promotions().kindsAfterCapture(captor, from, to).stream()
        .map(kind -> squareAfter(new NaivePiece(captor.side(), kind), to))
        .anyMatch(home -> home == to || home == from || board.isEmpty(home));
  }

  /** The square to which a captor returns, or the square of the capture if it does not return. */
  private int squareAfter(NaivePiece captor, int captureSquare) {
    return rule.pieces().contains(captor.letter()) ? home(captor, captureSquare).orElse(captureSquare)
        : captureSquare;
  }

  /** The square to which a piece captured or capturing on {@code captureSquare} returns; empty if it has none. */
  private Optional<Integer> home(NaivePiece piece, int captureSquare) {
    List<Integer> homes = homes(piece);
    if (homes.isEmpty()) {
      return nearest(Board.empty(geometry).emptySquares().stream()
          .filter(square -> NaiveGeometry.contains(geometry, rule.others(), square, piece.side())
              && geometry.file(square) == geometry.file(captureSquare))
          .toList(), piece, captureSquare);
    }
    if (rule.byFile().contains(piece.letter())) {
      return nearest(
          homes.stream().filter(square -> geometry.file(square) == geometry.file(captureSquare)).toList(),
          piece, captureSquare);
    }
    List<Integer> sameColourHomes =
        homes.stream().filter(square -> isLight(square) == isLight(captureSquare)).toList();
    return nearest(sameColourHomes.isEmpty() ? homes : sameColourHomes, piece, captureSquare);
  }

  /** The start squares of a piece's kind: its own side's, or the opponent's if rebirth is mirrored. */
  private List<Integer> homes(NaivePiece piece) {
    Side side = rule.mirrored() ? piece.side().opponent() : piece.side();
    return play.rules().start().squares(other -> other.is(side, piece.letter()));
  }

  private boolean isLight(int square) {
    return (geometry.file(square) + geometry.rank(square)) % 2 == 1;
  }

  /**
   * The square that is the fewest files from {@code captureSquare}. Among equally near squares, the lowest file is
   * preferred, then the lowest rank as the piece's side sees it.
   */
  private Optional<Integer> nearest(List<Integer> squares, NaivePiece piece, int captureSquare) {
    return squares.stream()
        .min(Comparator
            .<Integer>comparingInt(square -> Math.abs(geometry.file(square) - geometry.file(captureSquare)))
            .thenComparingInt(geometry::file)
            .thenComparingInt(square -> piece.side() == Side.WHITE ? geometry.rank(square)
                : -geometry.rank(square)));
  }

  /** Whether rebirth can put a piece on a square other than a start square of its kind and side. */
  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    boolean lacksHome =
        List.of(Side.values()).stream().anyMatch(side -> homes(new NaivePiece(side, piece.kind())).isEmpty());
    return rule.pieces().contains(piece.letter())
        && (rule.mirrored() || lacksHome && !rule.others().isEmpty());
  }
}
