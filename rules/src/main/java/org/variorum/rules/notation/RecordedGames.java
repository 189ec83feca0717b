package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.definition.Title;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.GameNames;

/**
 * A finder of the games of PGN records among the offered games. It reads the tag of {@link DefinitionTag} or, without
 * that tag, the tag {@code Variant}. A record without both tags has a default game.
 */
public final class RecordedGames implements GameFinder {

  /** The games on offer. */
  public interface Offer {

    /** The titles of the offered games, by id. */
    Map<String, String> titles();

    /** The game with an id and chosen options; empty if it is not offered. */
    Optional<Game> game(String id, List<String> options);
  }

  private final Offer offer;
  private final GameNames names;
  private final Optional<Game> defaultGame;

  /**
   * @param names the names that other programs use for the games
   * @param defaultGame the game of records without a tag that names the game; empty if these records are refused
   */
  public RecordedGames(Offer offer, GameNames names, Optional<Game> defaultGame) {
    this.offer = offer;
    this.names = names;
    this.defaultGame = defaultGame;
  }

  @Override
  public Optional<Game> find(Map<String, String> tags) {
    Optional<DefinitionTag> definition = DefinitionTag.of(tags);
    if (definition.isPresent()) {
      return game(definition.get().key().id(), definition.get().options());
    }
    String variant = tags.getOrDefault(PgnTags.VARIANT, "").strip();
    return variant.isEmpty() || variant.equals("?") ? defaultGame
        : defaultGame.filter(game -> variant.equalsIgnoreCase(game.definition().title().name()))
            .or(() -> names.variantOfTag(variant, offer.titles()).flatMap(this::game));
  }

  @Override
  public Optional<Game> castlingFromAnySquares(Game game) {
    Title title = game.definition().title();
    return game.definition().options().isEmpty()
        ? names.castlingFromAnySquares(title.id()).map(GameNames.Variant::of).flatMap(this::game)
        : Optional.empty();
  }

  private Optional<Game> game(GameNames.Variant variant) {
    return game(variant.id(), variant.options());
  }

  private Optional<Game> game(String id, List<String> options) {
    return defaultGame.filter(game -> game.definition().title().id().equals(id)
        && game.definition().options().equals(options)).or(() -> offer.game(id, options));
  }
}
