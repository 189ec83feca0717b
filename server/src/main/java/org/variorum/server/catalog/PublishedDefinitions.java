package org.variorum.server.catalog;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Definitions that are not in the library, some of which not everybody may see. */
@FunctionalInterface
public interface PublishedDefinitions {

  /** The owner in the id {@code table:ID} of the definition of a table: whoever has the table's link may read it. */
  String OF_TABLE = "table";

  /** No definitions. */
  PublishedDefinitions NONE = (id, reader) -> Optional.empty();

  /**
   * A definition.
   *
   * @param id its owner and name with a colon
   * @param sources the definition and the definitions that it is based on, by id
   */
  record Texts(String id, Map<String, String> sources) {

    public Texts {
      sources = Map.copyOf(sources);
    }
  }

  /**
   * Returns a definition that a person may see.
   *
   * @param id an owner, a colon and a name; or anything else that a person writes
   * @param reader the id of the person; null for what anybody may see
   */
  Optional<Texts> find(String id, @Nullable String reader);
}
