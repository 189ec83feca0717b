package org.variorum.testkit.naive.mechanism.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.testkit.naive.play.Beginning;
import org.variorum.testkit.naive.play.Fate;
import org.variorum.testkit.naive.play.Flaw;
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Memory;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Squares;
import org.variorum.testkit.naive.walk.Hold;

/** RS-5: captured pieces that are put back on the board. RS-7: they may not move on their owner's next turn. */
public final class Displacements implements Fate, Hold, Beginning, Memory, Flaw, Placing {
  private static final String FROZEN = "frozen";

  private final Displacement rule;
  private final Geometry geometry;

  public Displacements(Displacement rule, Play play) {
    this.rule = rule;
    geometry = play.rules().geometry();
  }

  @Override
  public boolean concerns(Piece victim) {
    return rule.pieces().contains(victim.letter());
  }

  @Override
  public boolean mayCaptureOwn(Piece victim) {
    return rule.own() && concerns(victim);
  }

  @Override
  public List<PutBack> ways(PutBack before, Piece victim, int capturedOn) {
    Piece put = rule.freezes() ? victim.with(FROZEN) : victim;
    List<PutBack> ways = new ArrayList<>();
    for (int square : Ground.around(geometry, capturedOn, rule.distance())) {
      if (before.board().isEmpty(square)) {
        ways.add(new PutBack(before.board().with(square, put),
            before.legs() + "," + geometry.name(capturedOn) + geometry.name(square)));
      }
    }
    return ways;
  }

  @Override
  public boolean mayHavePut(Piece piece, int square) {
    return concerns(piece);
  }

  @Override
  public boolean holds(Piece piece) {
    return piece.marks().contains(FROZEN);
  }

  /** The pieces of a side thaw with its move. */
  @Override
  public Board begun(Board board, Side turn) {
    Board thawed = board;
    for (int square : board.squares(piece -> piece.side() == turn && holds(piece))) {
      thawed = thawed.with(square, board.at(square).orElseThrow().without(FROZEN));
    }
    return thawed;
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String word() {
    return "frozen:";
  }

  @Override
  public Optional<Position> read(Position position, String text) {
    return Squares.read(geometry, List.of(text.split("\\+", -1)))
        .filter(squares -> rule.freezes() && squares.stream().noneMatch(position.board()::isEmpty))
        .map(squares -> position.with(frozen(position.board(), squares)));
  }

  private static Board frozen(Board unfrozen, Set<Integer> squares) {
    Board board = unfrozen;
    for (int square : squares) {
      board = board.with(square, board.at(square).orElseThrow().with(FROZEN));
    }
    return board;
  }

  @Override
  public Optional<String> write(Position position) {
    Set<Integer> squares = new TreeSet<>(position.board().squares(this::holds));
    return squares.isEmpty() ? Optional.empty() : Optional.of(Squares.write(geometry, squares, "+"));
  }

  @Override
  public List<String> of(Position position) {
    return position.board().squares(piece -> holds(piece) && !concerns(piece)).stream()
        .map(square -> geometry.name(square) + " holds no piece that can be frozen").toList();
  }
}
