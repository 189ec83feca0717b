package org.variorum.rules.rule.enpassant;

import java.util.List;
import java.util.function.IntPredicate;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.definition.Way;
import org.variorum.rules.fen.HomeSquares;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.PathWalker;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.Context;
import org.variorum.rules.text.Excerpt;

/** Finds the squares that a piece crosses by moves of several steps. */
final class CrossingsCompiler {

  private CrossingsCompiler() {}

  /**
   * @throws UnplayableDefinitionException if no position could remember the squares
   */
  static Crossings of(EnPassant rule, Context context, int kind, int side) {
    Geometry board = context.board();
    PieceKind piece = context.definition().pieces().get(kind);
    Side player = PieceCode.sideOf(side);
    HomeSquares home = new HomeSquares(context.kinds());
    boolean first = rule.moves() == EnPassant.Moves.FIRST;
    IntPredicate counts = square -> rule.on().contains(board, square, player.opponent());
    Crossings crossings = new Crossings(board.size());
    for (int square = 0; square < board.size(); square++) {
      ProgramTree tree = new ProgramTree();
      PathWalker paths = new PathWalker(board, player, square, tree);
      try {
        for (Way way : piece.ways()) {
          if ((!first || home.contains(kind, side, square)) && way.from().contains(board, square, player)) {
            way.movement().paths().stream().filter(path -> !first || path.initial())
                .forEach(
                    path -> paths.addMoves(path, true, false, 0,
                        end -> way.to().contains(board, end, player)));
          }
        }
      } catch (PathWalker.TooLarge e) {
        throw refused(piece, "en passant and the moves of the " + Excerpt.of(piece.name())
            + ": they are more ways than this program can hold; leave it out of \"targets\"");
      }
      crossings.add(square, tree, way -> counted(rule.passed(), way, counts));
    }
    if (crossings.isTooLong()) {
      throw refused(piece,
          "en passant and the " + (first ? "initial " : "") + "moves of the " + Excerpt.of(piece.name())
              + ": it may cross more squares than the " + Crossings.MAX_SQUARES + " that can be remembered");
    }
    return crossings;
  }

  private static UnplayableDefinitionException refused(PieceKind piece, String reason) {
    return new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Kind(piece.letter()), reason)));
  }

  /** The squares of a way on which a piece can be captured. */
  private static List<Integer> counted(EnPassant.Passed passed, List<Integer> way, IntPredicate counts) {
    List<Integer> some = switch (passed) {
      case ALL -> way;
      case FIRST -> List.of(way.getFirst());
      case LAST -> List.of(way.getLast());
    };
    return some.stream().filter(counts::test).toList();
  }
}
