package org.variorum.app;

import java.util.List;
import java.util.stream.Stream;
import org.variorum.lab.external.VariantNames;
import org.variorum.protocol.VariantCatalog;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;

/** The names by which other programs may know a game: its id in this program, then names that other programs use. */
final class OtherNames implements VariantNames {

  private final VariantCatalog catalog;

  OtherNames(GameLocator locator) {
    this.catalog = locator.variants();
  }

  @Override
  public List<String> names(Game game) {
    Definition definition = game.definition();
    String options = definition.options().isEmpty() ? "" : "@" + String.join(",", definition.options());
    String id = definition.title().id() + options;
    return Stream.concat(Stream.of(id), catalog.otherNames(id).stream()).toList();
  }
}
