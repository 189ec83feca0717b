package org.variorum.server.catalog;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.FenException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.IllegalSetupException;
import org.variorum.rules.game.UnplayableDefinitionException;
import org.variorum.rules.language.DefinitionException;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.Library;
import org.variorum.rules.language.Problem;

/**
 * All that an edition is made from.
 *
 * @param sources the definition and those it starts from, by id
 */
record Recipe(String id, List<String> options, Map<String, String> sources) {

  /** A definition of a library without options. */
  static Recipe of(String id, Map<String, String> texts) {
    return new Recipe(id, List.of(), Map.copyOf(texts));
  }

  /** @throws UnusableException if it makes no game */
  Edition compile() {
    try {
      DefinitionReader reader = new DefinitionReader(new Texts(sources));
      GameCard card = reader.card(id);
      Definition definition = reader.read(id, options);
      Game game = Game.of(definition);
      return new Edition(Summaries.of(card, game), definition.options(), definition.title().hash(), sources,
          game);
    } catch (DefinitionException e) {
      throw new UnusableException(e.problems().stream().map(Problem::toString).toList());
    } catch (UnplayableDefinitionException e) {
      throw new UnusableException(e.reasons());
    } catch (IllegalSetupException e) {
      throw new UnusableException(e.flaws());
    } catch (FenException e) {
      throw new UnusableException(List.of(String.valueOf(e.getMessage())));
    }
  }

  /** Definitions that somebody holds in memory. */
  private record Texts(Map<String, String> texts) implements Library {

    @Override
    public Optional<String> text(String id) {
      return Optional.ofNullable(texts.get(id));
    }

    @Override
    public List<String> ids() {
      return texts.keySet().stream().sorted().toList();
    }
  }
}
