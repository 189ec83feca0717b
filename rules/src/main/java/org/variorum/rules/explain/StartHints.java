package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Setup;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;

/** Finds pieces of the start position that may be mistakes. */
record StartHints(GameTables tables, Setup start) {

  /** The minimum number of pieces of each side for a hint about exchanged sides. */
  private static final int MIN_PIECES = 3;

  List<Flaw> flaws() {
    List<Flaw> flaws = new ArrayList<>();
    exchangedSides().ifPresent(flaws::add);
    immobileKind().ifPresent(flaws::add);
    if (flaws.isEmpty()) {
      immobilePiece().ifPresent(flaws::add);
    }
    tables.definition.pieces().stream().filter(this::isAwayFromHome)
        .map(piece -> Flaw.hint(new Topic.Kind(piece.letter()), "no piece " + piece.letter()
            + " stands on a square of its \"home\" at the start: all of them count as moved"))
        .forEach(flaws::add);
    return flaws;
  }

  /** A hint if all of White's pieces are on higher ranks than all of Black's pieces. */
  private Optional<Flaw> exchangedSides() {
    boolean isAbove = ranks(Side.WHITE).min().orElse(0) > ranks(Side.BLACK).max().orElse(Integer.MAX_VALUE);
    boolean hasManyPieces = Stream.of(Side.values()).allMatch(side -> ranks(side).count() >= MIN_PIECES);
    return Optional
        .of(Flaw.hint(new Topic.Start(),
            "all of White's pieces, in upper case, are above all of Black's: White moves up"
                + " the board, from the rank that is written last; upper and lower case may be exchanged"))
        .filter(_ -> isAbove && hasManyPieces);
  }

  private IntStream ranks(Side side) {
    return start.board().entrySet().stream().filter(placed -> placed.getValue().side() == side)
        .mapToInt(placed -> tables.geometry.rank(placed.getKey()));
  }

  /** A hint about the first kind on the board that has no movement. */
  private Optional<Flaw> immobileKind() {
    return tables.definition.pieces().stream().map(PieceKind::letter)
        .filter(letter -> start.board().values().stream().anyMatch(piece -> piece.letter().equals(letter)))
        .filter(this::isImmobile).findFirst()
        .map(letter -> Flaw.hint(new Topic.Movement(letter), "the piece " + letter
            + " never moves: it has no movement; if that is intended, write \"moves: none\""));
  }

  private boolean isImmobile(String letter) {
    return !mayMoveOtherwise(letter) && Stream.of(Side.values())
        .allMatch(side -> IntStream.range(0, tables.size).noneMatch(square -> canMove(letter, side, square)));
  }

  /** A hint about the first piece that can move from other squares, but never from its own square. */
  private Optional<Flaw> immobilePiece() {
    Geometry board = tables.geometry;
    Predicate<Piece> isMobile = piece -> !mayMoveOtherwise(piece.letter()) && !isImmobile(piece.letter());
    return start.board().entrySet().stream().filter(placed -> isMobile.test(placed.getValue()))
        .filter(placed -> !canMove(placed.getValue().letter(), placed.getValue().side(), placed.getKey()))
        .findFirst()
        .map(placed -> Flaw.hint(new Topic.Start(), "the piece " + placed.getValue().fen() + " on "
            + board.name(placed.getKey()) + " can never move from there"));
  }

  /** Whether rules other than a piece's own ways may move the piece, or may change it on its square. */
  private boolean mayMoveOtherwise(String letter) {
    int kind = tables.pieceKinds.of(letter);
    return (tables.lent.borrowers() & PieceCode.bit(kind)) != 0
        || tables.gameRules.mayMoveByOtherRules(letter)
        || tables.definition.mechanisms().stream().anyMatch(each -> !each.becomes(letter).isEmpty())
        || tables.captureForms.length > 0;
  }

  private boolean canMove(String letter, Side side, int square) {
    int code = PieceCode.code(tables.pieceKinds.of(letter), side.ordinal());
    return Stream.of(tables.ways[code][square], tables.waysInCheck[code][square])
        .anyMatch(StartHints::hasMoves);
  }

  private static boolean hasMoves(Program program) {
    return IntStream.of(program.nodes)
        .anyMatch(node -> (node & (Node.MOVE | Node.CAPTURE | Node.ACT)) != 0 || Node.isVictim(node));
  }

  /** Whether a kind has initial moves, but all its pieces start outside its home squares. */
  private boolean isAwayFromHome(PieceKind piece) {
    boolean hasInitialMoves = tables.definition.ways(piece).flatMap(way -> way.movement().paths().stream())
        .anyMatch(path -> path.initial());
    List<Map.Entry<Integer, Piece>> placed = start.board().entrySet().stream()
        .filter(each -> each.getValue().letter().equals(piece.letter())).toList();
    return hasInitialMoves && !placed.isEmpty() && !tables.definition.heldLetters().contains(piece.letter())
        && piece.home().filter(home -> placed.stream()
            .noneMatch(each -> home.contains(tables.geometry, each.getKey(), each.getValue().side())))
            .isPresent();
  }
}
