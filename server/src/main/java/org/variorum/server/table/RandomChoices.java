package org.variorum.server.table;

import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.NoSuchStartException;
import org.variorum.rules.game.StartPositions;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.TableQuery;
import org.variorum.view.answer.Color;
import org.variorum.view.game.Edition;
import org.variorum.view.text.Sentences;

/** Random choices for a new table: the side and the start position, where a query leaves them open. */
record RandomChoices(RandomGenerator random) {

  Color side(@Nullable Color requested) {
    return Objects.requireNonNullElseGet(requested, () -> random.nextBoolean() ? Color.white : Color.black);
  }

  /**
   * The FEN from which the game starts; null for the game's start position.
   *
   * @throws RefusedException if the game has no start position of this number, or if the query gives both a FEN and a
   *     number
   */
  @Nullable
  String start(TableQuery query, Edition edition) {
    String start = query.start();
    if (start == null) {
      return query.fen();
    }
    if (query.fen() != null) {
      throw new RefusedException(400, "bad-start",
          "Give a FEN or the number of a start position, not both.");
    }
    return fen(edition.game(), start.strip());
  }

  private String fen(Game game, String start) {
    try {
      StartPositions starts = StartPositions.requireSeveral(game);
      return starts.position(starts.read(start, random)).fen();
    } catch (NoSuchStartException e) {
      throw new RefusedException(400, "bad-start", Sentences.of(String.valueOf(e.getMessage())));
    }
  }
}
