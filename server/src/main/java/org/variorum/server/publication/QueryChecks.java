package org.variorum.server.publication;

import java.util.List;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.publication.DefinitionQuery;

/** The checks of a definition before its texts are read. */
final class QueryChecks {

  private QueryChecks() {}

  /** @throws RefusedException if a name, text, page or tag is not possible */
  static void require(DefinitionQuery query) {
    String name = query.name();
    if (name.length() > PublicationLimits.NAME || !DefinitionKey.isName(name)) {
      throw new RefusedException(400, "bad-name",
          "The name of a definition has 1 to " + PublicationLimits.NAME
              + " characters: a to z, 0 to 9 and hyphens, no hyphen first.");
    }
    requireLength("A definition", query.text(), PublicationLimits.TEXT);
    requireLength("A rules page", query.page() == null ? "" : query.page(), PublicationLimits.PAGE);
    List<String> tags = tags(query);
    if (tags.size() > PublicationLimits.TAGS || !tags.stream().allMatch(QueryChecks::isTag)) {
      throw new RefusedException(400, "bad-tags", "Give at most " + PublicationLimits.TAGS
          + " tags of a to z, 0 to 9 and hyphens, with at most " + PublicationLimits.TAG
          + " characters each.");
    }
  }

  private static void requireLength(String what, String text, int most) {
    if (text.length() > most) {
      throw new RefusedException(400, "too-long",
          what + " has at most " + most + " characters, not " + text.length() + ".");
    }
  }

  /** Whether a text can be a tag. */
  static boolean isTag(String text) {
    return text.length() <= PublicationLimits.TAG && DefinitionKey.isName(text);
  }

  static List<String> tags(DefinitionQuery query) {
    List<String> tags = query.tags();
    return tags == null ? List.of() : tags.stream().distinct().toList();
  }
}
