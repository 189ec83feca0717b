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
 * Which piece stands on which square; the walls, which no piece enters or passes; and what has moved last, where pieces go
 * as that. A board never changes: moving a piece makes another board.
 */
public final class Board {
  private final Geometry geometry;
  private final @Nullable NaivePiece[] pieces;
  private final Set<Integer> walls;
  private final Map<Side, String> movedLast;
  private final CarriedPieces past;
  /** The sides to which check means nothing. */
  private final Set<Side> spared;
  /** The board as it stands, where a piece is only supposed; else nothing. */
  private final @Nullable Board standing;

  private Board(Geometry geometry, @Nullable NaivePiece[] pieces, Set<Integer> walls,
      Map<Side, String> movedLast, CarriedPieces past, Set<Side> spared) {
    this(geometry, pieces, walls, movedLast, past, spared, null);
  }

  private Board(Geometry geometry, @Nullable NaivePiece[] pieces, Set<Integer> walls,
      Map<Side, String> movedLast, CarriedPieces past, Set<Side> spared, @Nullable Board standing) {
    this.past = past;
    this.spared = Set.copyOf(spared);
    this.standing = standing;
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
  public Board supposing(int square, NaivePiece piece) {
    Board supposed = with(square, piece);
    return new Board(geometry, supposed.pieces, walls, movedLast, past, spared, this);
  }

  /** The board without what is only supposed. */
  public Board asItStands() {
    return standing == null ? this : standing;
  }

  public Geometry geometry() {
    return geometry;
  }

  public Optional<NaivePiece> at(int square) {
    return Optional.ofNullable(pieces[square]);
  }

  /** Whether there is neither a piece nor a wall. */
  public boolean isEmpty(int square) {
    return pieces[square] == null && !walls.contains(square);
  }

  public Set<Integer> walls() {
    return walls;
  }

  /** The same pieces with these walls and no others. */
  public Board withWalls(Set<Integer> others) {
    return new Board(geometry, pieces, others, movedLast, past, spared);
  }

  /** The same with a wall more. */
  public Board withWall(int square) {
    Set<Integer> more = new TreeSet<>(walls);
    more.add(square);
    return withWalls(more);
  }

  /** The letter of the piece that a side has moved last, where pieces go as it. */
  public Optional<String> movedLast(Side side) {
    return Optional.ofNullable(movedLast.get(side));
  }

  /** The same board after a side has moved a piece. */
  public Board withMovedLast(Side side, String letter) {
    Map<Side, String> changed = new EnumMap<>(Side.class);
    changed.putAll(movedLast);
    changed.put(side, letter);
    return new Board(geometry, pieces, walls, changed, past, spared);
  }

  /** Whether check means nothing to a side, because of what it holds in hand. */
  public boolean isSpared(Side side) {
    return spared.contains(side);
  }

  /** The same board where check means nothing to some sides, and something to the others. */
  public Board withSpared(Set<Side> sides) {
    return new Board(geometry, pieces, walls, movedLast, past, sides, standing);
  }

  public boolean holds(int square, Predicate<NaivePiece> wanted) {
    NaivePiece piece = pieces[square];
    return piece != null && wanted.test(piece);
  }

  public boolean holds(int square, Side side) {
    NaivePiece piece = pieces[square];
    return piece != null && piece.side() == side;
  }

  /** The squares of the pieces that are wanted, in ascending order. */
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

  /** Where the side's royal piece stands, if it has one. */
  public Optional<Integer> royal(Side side) {
    for (int square = 0; square < pieces.length; square++) {
      NaivePiece piece = pieces[square];
      if (piece != null && piece.side() == side && piece.kind().royal()) {
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }

  /** Where all of the side's royal pieces stand. */
  public List<Integer> royals(Side side) {
    return squares(piece -> piece.side() == side && piece.kind().royal());
  }

  public Board with(int square, NaivePiece piece) {
    @Nullable NaivePiece[] changed = pieces.clone();
    changed[square] = piece;
    return new Board(geometry, changed, walls, movedLast, past.coming(piece, square), spared);
  }

  public Board without(int square) {
    @Nullable NaivePiece[] changed = pieces.clone();
    changed[square] = null;
    return new Board(geometry, changed, walls, movedLast, past, spared);
  }

  /** The same without a piece that has been captured. */
  public Board taking(int square) {
    Board left = without(square);
    return new Board(geometry, left.pieces, walls, movedLast, past.taking(at(square).orElseThrow()), spared);
  }

  /** What has become of pieces, where pieces carry others. */
  public CarriedPieces past() {
    return past;
  }

  /** The same without a past. */
  public Board anew() {
    return new Board(geometry, pieces, walls, movedLast, CarriedPieces.NONE, spared);
  }

  /** The squares where the other board holds something else. */
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
