package org.variorum.testkit.naive.mechanism.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.testkit.naive.play.MoveStart;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.play.PutBackRule;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveSquares;
import org.variorum.testkit.naive.walk.Immobility;

/** RS-5: captured pieces are put back on the board. RS-7: such a piece may not move on its owner's next turn. */
public final class NaiveDisplacements
    implements PutBackRule, Immobility, MoveStart, NaiveMemory, NaiveFlaw, PiecePlacer {
  private static final String FROZEN = "frozen";

  private final Displacement rule;
  private final Geometry geometry;

  public NaiveDisplacements(Displacement rule, NaivePlay play) {
    this.rule = rule;
    geometry = play.rules().geometry();
  }

  @Override
  public boolean appliesTo(NaivePiece victim) {
    return rule.pieces().contains(victim.letter());
  }

  @Override
  public boolean mayCaptureOwn(NaivePiece victim) {
    return rule.own() && appliesTo(victim);
  }

  @Override
  public List<PutBackResult> results(PutBackResult before, NaivePiece victim, int capturedOn) {
    NaivePiece putBack = rule.freezes() ? victim.withMark(FROZEN) : victim;
    List<PutBackResult> results = new ArrayList<>();
    for (int square : NaiveGeometry.squaresAround(geometry, capturedOn, rule.distance())) {
      if (before.board().isEmpty(square)) {
        results.add(new PutBackResult(before.board().with(square, putBack),
            before.legs() + "," + geometry.name(capturedOn) + geometry.name(square)));
      }
    }
    return results;
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return appliesTo(piece);
  }

  @Override
  public boolean isImmobile(NaivePiece piece) {
    return piece.marks().contains(FROZEN);
  }

  /** Unfreezes the pieces of the side to move when it begins its move. */
  @Override
  public Board atMoveStart(Board board, Side turn) {
    Board thawed = board;
    for (int square : board.squares(piece -> piece.side() == turn && isImmobile(piece))) {
      thawed = thawed.with(square, board.at(square).orElseThrow().withoutMark(FROZEN));
    }
    return thawed;
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "frozen:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return NaiveSquares.read(geometry, List.of(text.split("\\+", -1)))
        .filter(squares -> rule.freezes() && squares.stream().noneMatch(position.board()::isEmpty))
        .map(squares -> position.with(withFrozen(position.board(), squares)));
  }

  private static Board withFrozen(Board unfrozen, Set<Integer> squares) {
    Board board = unfrozen;
    for (int square : squares) {
      board = board.with(square, board.at(square).orElseThrow().withMark(FROZEN));
    }
    return board;
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    Set<Integer> squares = new TreeSet<>(position.board().squares(this::isImmobile));
    return squares.isEmpty() ? Optional.empty() : Optional.of(NaiveSquares.write(geometry, squares, "+"));
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return position.board().squares(piece -> isImmobile(piece) && !appliesTo(piece)).stream()
        .map(square -> geometry.name(square) + " has no piece that can be frozen").toList();
  }
}
