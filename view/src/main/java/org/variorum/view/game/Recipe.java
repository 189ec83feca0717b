package org.variorum.view.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.card.SpecialWords;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Rules;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.GameFamily;
import org.variorum.rules.language.Library;
import org.variorum.rules.platform.Copies;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.view.query.QueryException;

/**
 * The input from which an edition is compiled.
 *
 * @param sources the definition and the definitions that it is based on, by id
 */
public record Recipe(String id, List<String> options, Map<String, String> sources) {

  /**
   * Returns the recipe of a definition in the reader's library, without options.
   *
   * @throws QueryException {@code unusable-rules} if the definition, or one that it is based on, cannot be read
   */
  static Recipe of(String id, DefinitionReader reader) {
    try {
      return new Recipe(id, List.of(), Copies.of(reader.sources(id)));
    } catch (DefinitionException e) {
      throw unusable(e.problems());
    }
  }

  /** Returns a copy with options. */
  Recipe withOptions(List<String> chosen) {
    return new Recipe(id, chosen, sources);
  }

  /**
   * Returns the data for the list of games.
   *
   * @param reader reads the same texts as those of this recipe
   * @throws QueryException {@code unusable-rules} if the definition cannot be read, or defines no game
   */
  Entries.ListedGame listedGame(DefinitionReader reader, GameFamily family, Optional<String> opening) {
    try {
      Definition definition = reader.read(id, List.of());
      Rules rules = Rules.of(definition);
      return new Entries.ListedGame(reader.card(id).withFamily(family), definition, opening,
          SpecialWords.of(definition, rules), rules.haveOtherStarts());
    } catch (DefinitionException e) {
      throw unusable(e.problems());
    } catch (UnplayableDefinitionException e) {
      throw unusable(reader.check(id, List.of(), Game::flaws));
    }
  }

  /**
   * Compiles the game. Accepts old spellings of renamed words, because the texts of stored tables may contain them.
   *
   * @throws QueryException {@code unusable-rules} if the texts define no game
   */
  public Edition compile() {
    DefinitionReader reader = DefinitionReader.ofStoredGames(Library.of(sources));
    try {
      GameCard card = reader.card(id);
      Definition definition = reader.read(id, options);
      Game game = Game.of(definition);
      return new Edition(Summaries.of(card, game), definition.options(), definition.title().hash(), sources,
          game);
    } catch (DefinitionException e) {
      throw unusable(e.problems());
    } catch (UnplayableDefinitionException | IllegalSetupException | FenException e) {
      throw unusable(reader.check(id, options, Game::flaws));
    }
  }

  private static QueryException unusable(List<FileProblem> problems) {
    return new QueryException("unusable-rules", problems.stream().map(FileProblem::toString).toList());
  }
}
