package org.variorum.rules.rule.enpassant;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.definition.Way;
import org.variorum.rules.fen.Home;
import org.variorum.rules.movement.Path;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.PathTree;
import org.variorum.rules.program.Tree;
import org.variorum.rules.rule.Context;
import org.variorum.rules.text.Excerpt;

/** Finds the squares that a piece crosses by initial moves of several steps. */
final class CrossingsCompiler {

  private CrossingsCompiler() {}

  /**
   * @throws UnplayableDefinitionException if a FEN could not say which piece has crossed, or no position could remember it
   */
  static Crossings of(Context context, int kind, int side) {
    Geometry board = context.board();
    PieceKind piece = context.definition().pieces().get(kind);
    Side player = PieceCode.sideOf(side);
    Home home = new Home(context.kinds());
    Crossings crossings = new Crossings(board.size());
    for (int square = 0; square < board.size(); square++) {
      Tree tree = new Tree();
      PathTree paths = new PathTree(board, player, square, tree);
      for (Way way : piece.ways()) {
        if (home.of(kind, side, square) && way.from().contains(board, square, player)) {
          way.movement().paths().stream().filter(Path::initial)
              .forEach(
                  path -> paths.moves(path, true, false, 0, end -> way.to().contains(board, end, player)));
        }
      }
      crossings.add(square, tree);
    }
    if (crossings.ambiguous()) {
      throw refuse(piece,
          "two of them on different squares may have crossed the same square, so a FEN could not"
              + " say which to capture");
    }
    if (crossings.tooLong()) {
      throw refuse(piece,
          "it may cross more squares than the " + Crossings.MOST + " that can be remembered");
    }
    return crossings;
  }

  private static UnplayableDefinitionException refuse(PieceKind piece, String reason) {
    return new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Kind(piece.letter()),
        "en passant and the initial moves of the " + Excerpt.of(piece.name()) + ": " + reason)));
  }
}
