package org.variorum.app;

import java.util.List;
import java.util.stream.Stream;
import org.variorum.lab.external.VariantNames;
import org.variorum.protocol.VariantCatalog;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;

/** The names of a game for other programs: its id here, then their own names. */
final class OtherNames implements VariantNames {

  private final VariantCatalog catalog;

  OtherNames(GameLocator locator) {
    this.catalog = locator.variants();
  }

  @Override
  public List<String> of(Game game) {
    Definition definition = game.definition();
    String options = definition.options().isEmpty() ? "" : "@" + String.join(",", definition.options());
    String own = definition.title().id() + options;
    return Stream.concat(Stream.of(own), catalog.otherNames(own).stream()).toList();
  }
}
