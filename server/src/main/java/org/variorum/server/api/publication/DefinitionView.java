package org.variorum.server.api.publication;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A published definition.
 *
 * @param id owner and name with a colon
 * @param copiedFrom the id of the definition that it was copied from; missing if there is none
 * @param hash the SHA-256 of the texts of this version
 * @param number the number of this version, from 1
 * @param text the definition
 * @param page the rules page in Markdown; missing if there is none
 * @param created the time of the first version, in ISO 8601
 * @param published the time of this version, in ISO 8601
 * @param removed whether the operator has removed it, so that only its owner sees it
 * @param yours whether it belongs to the person who asks
 * @param ancestry the ids of the definitions that it was copied from, directly and indirectly, the nearest first
 * @param versions the versions that are kept, the newest first; empty in lists
 */
public record DefinitionView(String id, String owner, String name, Visibility visibility,
    @Nullable String copiedFrom, List<String> tags, String hash, int number, String text,
    @Nullable String page, String created, String published, boolean removed, boolean yours,
    List<String> ancestry, List<VersionView> versions) {

  /** The people who may find a definition. */
  public enum Visibility {
    /** Anybody, in the gallery. */
    open,
    /** All people who know its id. */
    unlisted,
    /** Its owner alone. */
    closed
  }

  /** A version without its texts. */
  public record VersionView(int number, String hash, String published) {}
}
