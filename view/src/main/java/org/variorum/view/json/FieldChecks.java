package org.variorum.view.json;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.text.HiddenCharacters;
import org.variorum.view.query.QueryException;

/** Checks of values that were read from JSON. A path names the place of a value, for example {@code moves[3]}. */
public final class FieldChecks {

  private FieldChecks() {}

  /** Returns the exception for a text that is no JSON, or not the JSON of the expected record. */
  public static QueryException malformed(String words) {
    return new QueryException("malformed", words);
  }

  /** @throws QueryException if there is no value */
  public static void requirePresent(@Nullable Object value, String path) {
    if (value == null) {
      throw malformed("The field " + path + " is missing.");
    }
  }

  /**
   * Looks into lists and maps, but not into records.
   *
   * @throws QueryException if a text has an invisible character
   */
  public static void requireVisible(@Nullable Object value, String path) {
    switch (value) {
      case String text -> {
        OptionalInt hidden = HiddenCharacters.firstIndex(text);
        if (hidden.isPresent()) {
          throw malformed("The value of " + path + " has an invisible character, "
              + HiddenCharacters.name(text, hidden.getAsInt()) + ".");
        }
      }
      case List<?> values -> values.forEach(each -> requireVisible(each, path));
      case Map<?, ?> map -> map.forEach((key, each) -> {
        requireVisible(key, path);
        requireVisible(each, path);
      });
      case null, default -> {
      }
    }
  }
}
