package org.variorum.server.publication;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.Library;
import org.variorum.server.catalog.PublishedDefinitions;
import org.variorum.server.store.Store;
import org.variorum.server.store.publication.StoredDefinition;

/**
 * The newest versions of published definitions, for whoever may see them. What was read is kept for some seconds.
 * Thread-safe.
 */
public final class VisibleDefinitions implements PublishedDefinitions {

  private static final Pattern TABLE = Pattern.compile("[A-Za-z0-9]{1,32}");
  private static final int MAX_ID = 90;
  private static final Duration MEMORY = Duration.ofSeconds(3);

  private final Store store;
  private final Cache<String, Optional<StoredDefinition>> recent =
      Caffeine.newBuilder().expireAfterWrite(MEMORY).maximumSize(200).build();

  public VisibleDefinitions(Store store) {
    this.store = store;
  }

  @Override
  public Optional<Texts> find(String id, @Nullable String reader) {
    if (DefinitionKey.of(id, "").owner().equals(OF_TABLE)) {
      return ofTable(DefinitionKey.of(id, "").name());
    }
    return definition(id, reader).map(found -> new Texts(found.id(), found.sources()));
  }

  private Optional<Texts> ofTable(String table) {
    return TABLE.matcher(table).matches()
        ? store.founding(table)
            .map(founding -> new Texts(founding.rules().key().id(), founding.rules().sources()))
        : Optional.empty();
  }

  /** The newest version of a definition that a person may see; {@code reader} is null for what anybody may see. */
  Optional<StoredDefinition> definition(String id, @Nullable String reader) {
    return stored(id).filter(found -> found.isVisibleTo(reader));
  }

  private Optional<StoredDefinition> stored(String id) {
    DefinitionKey key = DefinitionKey.of(id, "");
    return id.length() <= MAX_ID && DefinitionKey.isId(id)
        ? recent.get(id, _ -> store.publications().find(key.owner(), key.name()))
        : Optional.empty();
  }

  /** Forgets what was read of a definition. */
  void forget(String id) {
    recent.invalidate(id);
  }

  /** Forgets all that was read. */
  public void forget() {
    recent.invalidateAll();
  }

  /** The rules pages of published definitions, then others. Whoever asks must have a game, so nobody reads more. */
  public Pages pages(Pages others) {
    return id -> others.text(id).or(() -> stored(id).flatMap(found -> Optional.ofNullable(found.page())));
  }

  /** The definitions that a person may see, as a library. */
  Library library(String reader) {
    return new Library() {
      @Override
      public Optional<String> text(String id) {
        return definition(id, reader).map(StoredDefinition::text);
      }

      @Override
      public List<String> ids() {
        return List.of();
      }
    };
  }
}
