package org.variorum.view.search;

import java.util.ArrayList;
import java.util.List;
import org.variorum.engine.Result;
import org.variorum.engine.Variation;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.Choice;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.EngineLine;
import org.variorum.view.answer.EngineLine.EngineMove;
import org.variorum.view.answer.Score;

/** Converts results of the engine to the form that pages show. */
public final class EngineLines {

  /** The maximum number of moves that are shown of a line; later moves are unreliable. */
  private static final int MAX_MOVES = 16;

  private EngineLines() {}

  /** The lines of a search, best first for the side to move. */
  public static List<EngineLine> of(Position position, List<Variation> variations) {
    return variations.stream().map(variation -> new EngineLine(score(position.turn(), variation.score()),
        moves(position, variation.moves()))).toList();
  }

  /** Compares the results of searching all moves, and only the played move, to the same depth. */
  static Choice choice(Position position, Result best, Result played) {
    // The search of the played move alone may find a better score than the search of all moves.
    Result better = rank(played.score()) > rank(best.score()) ? played : best;
    return new Choice(score(position.turn(), better.score()), score(position.turn(), played.score()),
        moves(position, better.line()));
  }

  /** A number that is greater for a better score; a sooner win and a later loss are better. */
  private static int rank(org.variorum.engine.Score score) {
    return switch (score) {
      case org.variorum.engine.Score.Centipawns centipawns -> centipawns.value();
      case org.variorum.engine.Score.Wins wins -> Integer.MAX_VALUE - wins.moves();
      case org.variorum.engine.Score.Loses loses -> Integer.MIN_VALUE + loses.moves();
    };
  }

  private static List<EngineMove> moves(Position start, List<Move> line) {
    List<EngineMove> moves = new ArrayList<>();
    Position position = start;
    for (Move move : line.subList(0, Math.min(line.size(), MAX_MOVES))) {
      moves.add(new EngineMove(move.text(), San.write(position, move),
          position.turn() == Side.WHITE ? Color.white : Color.black, position.fullmove()));
      position = position.play(move);
    }
    return moves;
  }

  /** Converts a score for the side to move to a score for White. */
  public static Score score(Side turn, org.variorum.engine.Score score) {
    int sign = turn == Side.WHITE ? 1 : -1;
    return switch (score) {
      case org.variorum.engine.Score.Centipawns centipawns -> new Score(sign * centipawns.value(), null);
      case org.variorum.engine.Score.Wins wins -> new Score(null, sign * wins.moves());
      case org.variorum.engine.Score.Loses loses -> new Score(null, -sign * loses.moves());
    };
  }
}
