package org.variorum.testkit.naive.mechanism;

import java.util.List;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.setup.SetUp;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveAttacks;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.NaiveVeto;
import org.variorum.testkit.naive.position.NaivePosition;

/** Compulsory set-up: a side that can drop one of its set-up pieces from the hand must do so. */
public final class SetUps implements NaiveVeto.Pairwise, Ban, NaiveAttacks.CheckExemption {
  private final SetUp rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public SetUps(SetUp rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public boolean forbids(NaivePosition position, Candidate move, Candidate other) {
    return setsUp(other) && !setsUp(move);
  }

  @Override
  public boolean exempts(NaivePosition position, Side side) {
    return rule.knowsNoCheck(play.rules().definition())
        && position.hands().of(side).stream().anyMatch(rule.pieces()::contains);
  }

  @Override
  public boolean neverApplies() {
    return !rule.knowsNoCheck(play.rules().definition());
  }

  private boolean setsUp(Candidate move) {
    return move.has(Feature.DROPS) && rule.pieces().contains(move.mover().letter());
  }

  /** Forbids drops that leave too few square colours for kinds with pieces that must be on squares of different colours. */
  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    return setsUp(move) && rule.apart().stream().anyMatch(letter -> move.mover().letter().equals(letter)
        ? hasPieceOn(position, letter, isDark(square(move)))
        : freeColours(position, letter, square(move)) < position.hands().of(position.turn()).stream()
            .filter(letter::equals).count());
  }

  private boolean hasPieceOn(NaivePosition position, String letter, boolean onDark) {
    return position.board().squares(piece -> piece.is(position.turn(), letter)).stream()
        .anyMatch(square -> isDark(square) == onDark);
  }

  /**
   * The number of square colours on which another piece of a kind can still be dropped, after a drop on
   * {@code dropSquare}.
   */
  private long freeColours(NaivePosition position, String letter, int dropSquare) {
    List<Integer> openSquares =
        play.hooks(NaiveMoveSource.class).stream().flatMap(source -> source.moves(position).stream())
            .filter(move -> move.has(Feature.DROPS) && move.mover().letter().equals(letter)).map(this::square)
            .filter(square -> square != dropSquare).toList();
    return Stream.of(false, true).filter(dark -> !hasPieceOn(position, letter, dark)
        && openSquares.stream().anyMatch(square -> isDark(square) == dark)).count();
  }

  private int square(Candidate drop) {
    return geometry.square(drop.journey().substring(drop.journey().indexOf('@') + 1)).orElseThrow();
  }

  private boolean isDark(int square) {
    return (geometry.file(square) + geometry.rank(square)) % 2 == 0;
  }
}
