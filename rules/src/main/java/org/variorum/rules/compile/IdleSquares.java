package org.variorum.rules.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.Way;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.text.Excerpt;

/**
 * Finder of squares that a definition names but no move reaches: hints to the author of the definition. It assumes that
 * no piece is in the way.
 */
public final class IdleSquares implements Reachability {

  /** A test of a move by its side, origin and destination. */
  private interface MoveTest {
    boolean accepts(int side, int from, int to);
  }

  private final GameTables tables;
  private final List<Flaw> flaws = new ArrayList<>();

  public IdleSquares(GameTables tables) {
    this.tables = tables;
  }

  /** Returns the hints about all kinds. Call this once. */
  public List<Flaw> flaws() {
    for (int kind = 0; kind < tables.kinds; kind++) {
      checkPromotion(kind);
      checkWays(kind);
    }
    return flaws;
  }

  private void addHint(Topic topic, String reason) {
    flaws.add(Flaw.hint(topic, reason));
  }

  private void checkPromotion(int kind) {
    @Nullable PromotionTable promotion = tables.promotions[kind];
    if (promotion != null && !hasMove(kind, promotion::isPossible)) {
      String letter = tables.pieceKinds.letter(kind);
      addHint(new Topic.Kind(letter), "the piece " + letter
          + " can never promote: none of its moves leads to a square where it may promote");
    }
  }

  /** Whether a kind of piece has a move that passes a test. Always true for a borrower of movement. */
  private boolean hasMove(int kind, MoveTest test) {
    return (tables.lent.borrowers() & PieceCode.bit(kind)) != 0 || IntStream.range(0, 2).anyMatch(side -> {
      int code = PieceCode.code(kind, side);
      return IntStream.range(0, tables.size)
          .anyMatch(from -> Stream.of(tables.ways[code][from], tables.waysInCheck[code][from])
              .anyMatch(program -> leads(program, side, from, test)));
    });
  }

  /** Whether a program has a move that passes a test, if no piece is in the way. */
  private static boolean leads(Program program, int side, int from, MoveTest test) {
    return IntStream.range(0, program.nodes.length)
        .anyMatch(i -> (program.nodes[i] & (Node.MOVE | Node.CAPTURE)) != 0
            && test.accepts(side, from, Node.square(program.nodes[i]))
            || (program.nodes[i] & Node.ACT) != 0
                && test.accepts(side, from, MoveCode.to(program.act(i, from))));
  }

  /**
   * Adds a hint if a way of a kind has limits that allow no move. Lenders are skipped: borrowers use the way
   * without its "from" and "to", so it is not useless.
   */
  private void checkWays(int kind) {
    PieceKind piece = tables.definition.pieces().get(kind);
    boolean lends = (tables.lent.lenders() & PieceCode.bit(kind)) != 0;
    tables.definition.ways(piece).filter(way -> !lends && isLimited(way) && !leads(kind, way)).findFirst()
        .ifPresent(way -> addHint(new Topic.Kind(piece.letter()),
            "the movement \"" + Excerpt.of(way.movement().text()) + "\" of the piece " + piece.letter()
                + " is never possible: it reaches no square of \"to\" from a square of \"from\""));
  }

  private static boolean isLimited(Way way) {
    return !way.from().equals(Region.EVERYWHERE) || !way.to().equals(Region.EVERYWHERE);
  }

  /** Whether a way of a kind has a move from any square. */
  private boolean leads(int kind, Way way) {
    WayCompiler compiler = new WayCompiler(tables.pieceKinds, tables.gameRules);
    return IntStream.range(0, 2).anyMatch(side -> IntStream.range(0, tables.size)
        .anyMatch(from -> leads(compiler.compile(PieceCode.code(kind, side), from, way), side, from,
            (_, _, _) -> true)));
  }

  /**
   * Whether a piece may come to a square of the region; assumed true if any rule besides movement, drops and
   * promotion can move the piece.
   */
  @Override
  public boolean mayReach(String letter, Region region) {
    return mayMoveOtherwise(letter) || mayArrive(tables.pieceKinds.of(letter), region);
  }

  private boolean mayMoveOtherwise(String letter) {
    return tables.actForm != null
        || tables.gameRules.mayMoveByOtherRules(letter)
        || tables.hasAny(Property.CAPTURER_CHANGES, Property.CAPTURED_RETURNS,
            Property.CAPTURER_RETURNS)
        || tables.captureForms.length > 0 || tables.joinRule != null;
  }

  private boolean mayArrive(int kind, Region region) {
    @Nullable DropTable drop = tables.hands.drops()[kind];
    boolean mayDrop = drop != null && IntStream.range(0, 2).anyMatch(side -> IntStream.range(0, tables.size)
        .anyMatch(to -> drop.allowed()[side][to] && contains(region, side, to)));
    return mayDrop || hasMove(kind, (side, from, to) -> contains(region, side, to))
        || IntStream.range(0, tables.kinds).anyMatch(other -> mayPromoteTo(other, kind, region));
  }

  /** Whether a piece of kind {@code other} may promote to {@code kind} on a square of a region. */
  private boolean mayPromoteTo(int other, int kind, Region region) {
    @Nullable PromotionTable promotion = tables.promotions[other];
    return promotion != null && hasMove(other,
        (side, from, to) -> Arrays.stream(promotion.choices()[side]).anyMatch(choice -> choice == kind)
            && promotion.isPossible(side, from, to) && contains(region, side, to));
  }

  private boolean contains(Region region, int side, int square) {
    return region.contains(tables.geometry, square, PieceCode.sideOf(side));
  }
}
