package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;

/**
 * Immutable board: the pieces by square, the walls, and each side's last moved piece for imitation. No piece enters or
 * passes a wall.
 */
public final class Board {
  private final Geometry geometry;
  private final @Nullable NaivePiece[] pieces;
  private final Set<Integer> walls;
  private final Map<Side, String> movedLast;
  private final CarriedPieces moveRecord;
  /** The sides that are exempt from check. */
  private final Set<Side> exemptSides;
  /** The real board under a board with a hypothetical piece; null for a real board. */
  private final @Nullable Board realBoard;

  private Board(Geometry geometry, @Nullable NaivePiece[] pieces, Set<Integer> walls,
      Map<Side, String> movedLast, CarriedPieces moveRecord, Set<Side> exemptSides) {
    this(geometry, pieces, walls, movedLast, moveRecord, exemptSides, null);
  }

  private Board(Geometry geometry, @Nullable NaivePiece[] pieces, Set<Integer> walls,
      Map<Side, String> movedLast, CarriedPieces moveRecord, Set<Side> exemptSides,
      @Nullable Board realBoard) {
    this.moveRecord = moveRecord;
    this.exemptSides = Set.copyOf(exemptSides);
    this.realBoard = realBoard;
    this.geometry = geometry;
    this.pieces = pieces;
    this.walls = Set.copyOf(walls);
    this.movedLast = Map.copyOf(movedLast);
  }

  public static Board empty(Geometry geometry) {
    return new Board(geometry, new @Nullable NaivePiece[geometry.size()], Set.of(), Map.of(),
        CarriedPieces.NONE, Set.of());
  }

  /** The same board with a hypothetical piece on a square. */
  public Board withHypothetical(int square, NaivePiece piece) {
    Board changed = with(square, piece);
    return new Board(geometry, changed.pieces, walls, movedLast, moveRecord, exemptSides, this);
  }

  /** The real board, without a hypothetical piece. */
  public Board withoutHypothetical() {
    return realBoard == null ? this : realBoard;
  }

  public Geometry geometry() {
    return geometry;
  }

  public Optional<NaivePiece> at(int square) {
    return Optional.ofNullable(pieces[square]);
  }

  /** Whether a square has neither a piece nor a wall. */
  public boolean isEmpty(int square) {
    return pieces[square] == null && !walls.contains(square);
  }

  public Set<Integer> walls() {
    return walls;
  }

  /** The same board with the given walls instead of its own. */
  public Board withWalls(Set<Integer> others) {
    return new Board(geometry, pieces, others, movedLast, moveRecord, exemptSides);
  }

  /** The same board with one more wall. */
  public Board withWall(int square) {
    Set<Integer> changed = new TreeSet<>(walls);
    changed.add(square);
    return withWalls(changed);
  }

  /** The letter of the piece that a side has moved last; empty in games without imitation. */
  public Optional<String> movedLast(Side side) {
    return Optional.ofNullable(movedLast.get(side));
  }

  /** The same board with a side's last moved piece recorded. */
  public Board withMovedLast(Side side, String letter) {
    Map<Side, String> changed = new EnumMap<>(Side.class);
    changed.putAll(movedLast);
    changed.put(side, letter);
    return new Board(geometry, pieces, walls, changed, moveRecord, exemptSides);
  }

  /** Whether a side is exempt from check, because of its pieces in hand. */
  public boolean isExempt(Side side) {
    return exemptSides.contains(side);
  }

  /** The same board with exactly these sides exempt from check. */
  public Board withExempt(Set<Side> sides) {
    return new Board(geometry, pieces, walls, movedLast, moveRecord, sides, realBoard);
  }

  public boolean holds(int square, Predicate<NaivePiece> wanted) {
    NaivePiece piece = pieces[square];
    return piece != null && wanted.test(piece);
  }

  public boolean holds(int square, Side side) {
    NaivePiece piece = pieces[square];
    return piece != null && piece.side() == side;
  }

  /** The squares of the pieces that satisfy a predicate, in ascending order. */
  public List<Integer> squares(Predicate<NaivePiece> wanted) {
    List<Integer> found = new ArrayList<>();
    for (int square = 0; square < pieces.length; square++) {
      if (holds(square, wanted)) {
        found.add(square);
      }
    }
    return found;
  }

  public List<Integer> emptySquares() {
    return IntStream.range(0, pieces.length).filter(this::isEmpty).boxed().toList();
  }

  public List<Integer> squares(Side side) {
    List<Integer> found = new ArrayList<>();
    for (int square = 0; square < pieces.length; square++) {
      if (holds(square, side)) {
        found.add(square);
      }
    }
    return found;
  }

  /** The square of the side's first royal piece; empty if it has none on the board. */
  public Optional<Integer> royal(Side side) {
    for (int square = 0; square < pieces.length; square++) {
      NaivePiece piece = pieces[square];
      if (piece != null && piece.side() == side && piece.kind().royal()) {
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }

  /** The squares of all of the side's royal pieces. */
  public List<Integer> royals(Side side) {
    return squares(piece -> piece.side() == side && piece.kind().royal());
  }

  public Board with(int square, NaivePiece piece) {
    @Nullable NaivePiece[] changed = pieces.clone();
    changed[square] = piece;
    return new Board(geometry, changed, walls, movedLast, moveRecord.afterArrival(piece, square),
        exemptSides);
  }

  public Board without(int square) {
    @Nullable NaivePiece[] changed = pieces.clone();
    changed[square] = null;
    return new Board(geometry, changed, walls, movedLast, moveRecord, exemptSides);
  }

  /** The same board without a piece, which is recorded as captured. */
  public Board withCaptured(int square) {
    Board removed = without(square);
    CarriedPieces changed = moveRecord.afterCapture(at(square).orElseThrow());
    return new Board(geometry, removed.pieces, walls, movedLast, changed, exemptSides);
  }

  /** The journeys and captures of pieces since the last position, for games with stacks. */
  public CarriedPieces moveRecord() {
    return moveRecord;
  }

  /** The same board with an empty record of journeys and captures. */
  public Board withoutRecord() {
    return new Board(geometry, pieces, walls, movedLast, CarriedPieces.NONE, exemptSides);
  }

  /** The squares on which the pieces of two boards differ. */
  public Set<Integer> differences(Board other) {
    Set<Integer> found = new TreeSet<>();
    for (int square = 0; square < pieces.length; square++) {
      if (!Objects.equals(pieces[square], other.pieces[square])) {
        found.add(square);
      }
    }
    return found;
  }
}
