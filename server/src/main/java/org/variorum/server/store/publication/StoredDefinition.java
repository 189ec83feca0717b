package org.variorum.server.store.publication;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.publication.DefinitionView.Visibility;

/**
 * A published definition with one version of its texts.
 *
 * @param owner the name of the owner
 * @param name the name of the definition
 * @param guest the id of the owner
 * @param copiedFrom the id of the definition that this one was copied from; missing if there is none
 * @param removed the time when the operator removed it; missing if it is not removed
 * @param number the number of the version, from 1
 * @param hash the SHA-256 of all texts of the version
 * @param page the rules page in Markdown; missing if there is none
 * @param sources the text of the definition and of those it starts from, by id
 * @param published the time when this version was published
 */
public record StoredDefinition(String owner, String name, String guest, Visibility visibility,
    @Nullable String copiedFrom, List<String> tags, Instant created, @Nullable Instant removed, int number,
    String hash, @Nullable String page, Map<String, String> sources, Instant published) {

  public StoredDefinition {
    tags = List.copyOf(tags);
    sources = Map.copyOf(sources);
  }

  /** The id: owner and name with a colon. */
  public String id() {
    return owner + ":" + name;
  }

  /** The text of the definition itself. */
  public String text() {
    return sources.getOrDefault(id(), "");
  }

  /** Whether a guest may read and start it; null stands for any guest. */
  public boolean isVisibleTo(@Nullable String reader) {
    return removed == null && (visibility != Visibility.closed || guest.equals(reader));
  }
}
