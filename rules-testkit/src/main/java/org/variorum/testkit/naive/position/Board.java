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
 * Immutable board: the pieces by square, the walls, each side's last moved piece for imitation, and the moves of
 * pieces that carry others. No piece enters or passes a wall.
 */
public final class Board {
  private final Geometry geometry;
  private final @Nullable NaivePiece[] pieces;
  private final Set<Integer> walls;
  private final Map<Side, String> lastMovedLetters;
  private final CarrierMoves carrierMoves;
  /** The sides that are exempt from check. */
  private final Set<Side> exemptSides;
  /** The real board under a board with a hypothetical piece; null for a real board. */
  private final @Nullable Board realBoard;

  private Board(Geometry geometry, @Nullable NaivePiece[] pieces, Set<Integer> walls,
      Map<Side, String> lastMovedLetters, CarrierMoves carrierMoves, Set<Side> exemptSides) {
    this(geometry, pieces, walls, lastMovedLetters, carrierMoves, exemptSides, null);
  }

  private Board(Geometry geometry, @Nullable NaivePiece[] pieces, Set<Integer> walls,
      Map<Side, String> lastMovedLetters, CarrierMoves carrierMoves, Set<Side> exemptSides,
      @Nullable Board realBoard) {
    this.carrierMoves = carrierMoves;
    this.exemptSides = Set.copyOf(exemptSides);
    this.realBoard = realBoard;
    this.geometry = geometry;
    this.pieces = pieces;
    this.walls = Set.copyOf(walls);
    this.lastMovedLetters = Map.copyOf(lastMovedLetters);
  }

  public static Board empty(Geometry geometry) {
    return new Board(geometry, new @Nullable NaivePiece[geometry.size()], Set.of(), Map.of(),
        CarrierMoves.NONE, Set.of());
  }

  /** The same board with a hypothetical piece on a square. */
  public Board withHypothetical(int square, NaivePiece piece) {
    Board changed = with(square, piece);
    return new Board(geometry, changed.pieces, walls, lastMovedLetters, carrierMoves, exemptSides, this);
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
  public Board withWalls(Set<Integer> newWalls) {
    return new Board(geometry, pieces, newWalls, lastMovedLetters, carrierMoves, exemptSides);
  }

  /** The same board with one more wall. */
  public Board withWall(int square) {
    Set<Integer> changed = new TreeSet<>(walls);
    changed.add(square);
    return withWalls(changed);
  }

  /** The letter of the piece that a side has moved last; empty in games without imitation. */
  public Optional<String> lastMovedLetter(Side side) {
    return Optional.ofNullable(lastMovedLetters.get(side));
  }

  /** The same board, with {@code letter} recorded for the piece that a side has moved last. */
  public Board withLastMovedLetter(Side side, String letter) {
    Map<Side, String> changed = new EnumMap<>(Side.class);
    changed.putAll(lastMovedLetters);
    changed.put(side, letter);
    return new Board(geometry, pieces, walls, changed, carrierMoves, exemptSides);
  }

  /** Whether a side is exempt from check, because of its pieces in hand. */
  public boolean isExempt(Side side) {
    return exemptSides.contains(side);
  }

  /** The same board with exactly these sides exempt from check. */
  public Board withExemptSides(Set<Side> sides) {
    return new Board(geometry, pieces, walls, lastMovedLetters, carrierMoves, sides, realBoard);
  }

  public boolean holds(int square, Predicate<NaivePiece> condition) {
    NaivePiece piece = pieces[square];
    return piece != null && condition.test(piece);
  }

  public boolean holds(int square, Side side) {
    NaivePiece piece = pieces[square];
    return piece != null && piece.side() == side;
  }

  /** The squares of the pieces that satisfy a predicate, in ascending order. */
  public List<Integer> squares(Predicate<NaivePiece> condition) {
    List<Integer> found = new ArrayList<>();
    for (int square = 0; square < pieces.length; square++) {
      if (holds(square, condition)) {
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
  public Optional<Integer> royalSquare(Side side) {
    for (int square = 0; square < pieces.length; square++) {
      NaivePiece piece = pieces[square];
      if (piece != null && piece.side() == side && piece.kind().royal()) {
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }

  /** The squares of all of the side's royal pieces. */
  public List<Integer> royalSquares(Side side) {
    return squares(piece -> piece.side() == side && piece.kind().royal());
  }

  /** The same board with a piece on a square. The result counts as a real board. */
  public Board with(int square, NaivePiece piece) {
    @Nullable NaivePiece[] changed = pieces.clone();
    changed[square] = piece;
    return new Board(geometry, changed, walls, lastMovedLetters, carrierMoves.afterArrival(piece, square),
        exemptSides);
  }

  public Board without(int square) {
    @Nullable NaivePiece[] changed = pieces.clone();
    changed[square] = null;
    return new Board(geometry, changed, walls, lastMovedLetters, carrierMoves, exemptSides);
  }

  /** The same board without the piece on a square, which is recorded as captured. */
  public Board withCaptured(int square) {
    Board removed = without(square);
    CarrierMoves changed = carrierMoves.afterCapture(at(square).orElseThrow());
    return new Board(geometry, removed.pieces, walls, lastMovedLetters, changed, exemptSides);
  }

  /** The journeys and captures of the current move so far, for games in which pieces carry others. */
  public CarrierMoves carrierMoves() {
    return carrierMoves;
  }

  /** The same board with an empty record of journeys and captures. */
  public Board withoutCarrierMoves() {
    return new Board(geometry, pieces, walls, lastMovedLetters, CarrierMoves.NONE, exemptSides);
  }

  /** The squares on which this board and another have different pieces. */
  public Set<Integer> differingSquares(Board other) {
    Set<Integer> found = new TreeSet<>();
    for (int square = 0; square < pieces.length; square++) {
      if (!Objects.equals(pieces[square], other.pieces[square])) {
        found.add(square);
      }
    }
    return found;
  }
}
