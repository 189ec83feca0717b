package org.variorum.server.challenge;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ChallengeQuery;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.store.challenge.Challenge;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.game.Edition;

/** The games that a challenge offers: one game with options, some games, a family, or any game. */
record GamesOnOffer(Catalog catalog, RandomGenerator random) {

  /** The maximum number of games in a challenge, other than a family or any game. */
  static final int MOST_GAMES = 12;

  /**
   * What a challenge offers.
   *
   * @param games the ids of the games; empty for a family and for any game
   * @param options the options of the game, in the order of the definition and without duplicates
   */
  record Offered(List<String> games, List<String> options) {}

  /**
   * Checks the games and the options of a query.
   *
   * @throws org.variorum.view.query.QueryException if there is no such game, family or option, or if there are too many
   */
  Offered require(ChallengeQuery query) {
    List<String> games = query.games() == null ? List.of() : query.games().stream().distinct().toList();
    List<String> options = query.options() == null ? List.of() : query.options();
    String family = query.family();
    if (games.size() > MOST_GAMES) {
      throw new RefusedException(400, "too-many-games", "A challenge can offer " + MOST_GAMES
          + " games, not " + games.size() + ". Choose fewer, a family, or any game.");
    }
    if (family != null && !games.isEmpty()) {
      throw new RefusedException(400, "bad-games", "Give games or a family, not both.");
    }
    if (games.size() != 1 && !options.isEmpty()) {
      throw new RefusedException(400, "bad-games", "Options need one game: choose one, or leave them out.");
    }
    if (family != null && catalog.list().families().stream().noneMatch(other -> other.id().equals(family))) {
      throw new RefusedException(404, "unknown-family", "There is no such family of games here.");
    }
    if (games.size() == 1) {
      return oneGame(games.getFirst(), options);
    }
    games.forEach(this::requireGame);
    return new Offered(games, List.of());
  }

  private Offered oneGame(String id, List<String> options) {
    Edition edition = catalog.edition(id, options);
    if (options.size() > edition.options().size()) {
      throw new RefusedException(400, "repeated-options", "Give each option once.");
    }
    return new Offered(List.of(edition.summary().id()), edition.options());
  }

  private void requireGame(String id) {
    if (catalog.listOf(id).games().isEmpty()) {
      throw new RefusedException(404, "unknown-game", "There is no such game here.");
    }
  }

  /**
   * Returns the game of a challenge that a guest accepts.
   *
   * @param wanted the id of a game on offer; chosen at random if null
   */
  GameEntry choose(Challenge challenge, @Nullable String wanted) {
    List<GameEntry> games = games(challenge);
    if (wanted != null) {
      return games.stream().filter(game -> game.id().equals(wanted)).findFirst()
          .orElseThrow(() -> new RefusedException(409, "not-offered",
              "That game is not on offer in this challenge: choose another, or join without a game."));
    }
    if (games.isEmpty()) {
      throw new RefusedException(409, "gone", "The games of that challenge are not here any more.");
    }
    return games.get(random.nextInt(games.size()));
  }

  private List<GameEntry> games(Challenge challenge) {
    String family = challenge.family();
    if (!challenge.games().isEmpty()) {
      return challenge.games().stream().flatMap(id -> catalog.listOf(id).games().stream()).toList();
    }
    return catalog.list().games().stream()
        .filter(game -> family == null || game.family().equals(family))
        .toList();
  }
}
