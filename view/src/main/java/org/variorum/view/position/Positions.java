package org.variorum.view.position;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.view.answer.ArrangementView;
import org.variorum.view.answer.InsightView;
import org.variorum.view.answer.LineView;
import org.variorum.view.answer.WhyView;
import org.variorum.view.game.Edition;
import org.variorum.view.game.Games;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.WhyQuery;

/**
 * Answers queries about positions of any game. Every method throws {@link org.variorum.view.query.QueryException} for
 * invalid input, and no other exception.
 */
public final class Positions {

  private final Games games;
  private final Views views;
  private final Runnable beforeStep;

  /** @param beforeStep runs before each move, and may throw an exception to stop work that takes too long */
  public Positions(Games games, Views views, Runnable beforeStep) {
    this.games = games;
    this.views = views;
    this.beforeStep = beforeStep;
  }

  /** The moves of a query, with their positions. */
  public MoveLine line(PositionQuery query) {
    return MoveLine.playWithNullMoves(edition(query), query.fen(), orNone(query.moves()), beforeStep);
  }

  /** A position with its legal moves, and the moves that led to it. */
  public LineView position(PositionQuery query) {
    MoveLine line = line(query);
    int known = query.known() == null ? 0 : query.known();
    if (known < 0 || known > line.moves().size()) {
      throw new QueryException("malformed",
          "\"known\" must be from 0 to the number of moves, not " + known + ".");
    }
    return line.view(views, known, beforeStep);
  }

  /** The reason why a move that was typed or pointed at is illegal. */
  public WhyView why(WhyQuery query) {
    return Why.of(line(query.position()).end(), query);
  }

  /** The moves of a piece, and the reasons against other moves. */
  public InsightView insight(InsightQuery query) {
    PositionQuery positionQuery = query.position();
    if (!orNone(positionQuery.moves()).isEmpty()) {
      return InsightViews.of(line(positionQuery).end(), query.square());
    }
    Game game = edition(positionQuery).game();
    Optional<Position> position =
        Boolean.TRUE.equals(query.movement()) ? Optional.empty()
            : ArrangementViews.position(game, positionQuery.fen());
    return position.map(found -> InsightViews.of(found, query.square()))
        .orElseGet(() -> InsightViews.of(game, positionQuery.fen(), query.square()));
  }

  /** Whether an arrangement of pieces is a position of the game; ignores the moves of the query. */
  public ArrangementView arrangement(PositionQuery query) {
    return ArrangementViews.check(edition(query).game(), query.fen());
  }

  private Edition edition(PositionQuery query) {
    return games.edition(query.game(), orNone(query.options()));
  }

  private static List<String> orNone(@Nullable List<String> texts) {
    return texts == null ? List.of() : texts;
  }
}
