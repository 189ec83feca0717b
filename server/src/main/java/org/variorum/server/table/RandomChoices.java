package org.variorum.server.table;

import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.NoSuchStartException;
import org.variorum.rules.game.StartPositions;
import org.variorum.server.api.Color;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.catalog.Edition;
import org.variorum.server.view.Sentences;

/** The choices for a new table that a query leaves to chance. */
record RandomChoices(RandomGenerator random) {

  Color side(@Nullable Color requested) {
    return Objects.requireNonNullElseGet(requested, () -> random.nextBoolean() ? Color.white : Color.black);
  }

  /**
   * The FEN from which the game starts; null for the game's start position.
   *
   * @throws RefusedException if the game has no such start position, or if the query gives both a FEN and a number
   */
  @Nullable
  String start(TableQuery query, Edition edition) {
    String start = query.start();
    if (start == null) {
      return query.fen();
    }
    if (query.fen() != null) {
      throw new RefusedException(400, "bad-start",
          "A game starts at a position or at a start by number. Leave one out.");
    }
    return fen(edition.game(), start.strip());
  }

  private String fen(Game game, String start) {
    try {
      StartPositions starts = StartPositions.some(game);
      return starts.position(starts.read(start, random)).fen();
    } catch (NoSuchStartException e) {
      throw new RefusedException(400, "bad-start", Sentences.of(String.valueOf(e.getMessage())));
    }
  }
}
