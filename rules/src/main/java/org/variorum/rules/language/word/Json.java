package org.variorum.rules.language.word;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** JSON values as maps, lists, strings, numbers and booleans. */
public final class Json {

  private Json() {}

  /** A JSON object from alternating keys and values, in that order. */
  static Map<String, Object> object(Object... keysAndValues) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      object.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
    }
    return Collections.unmodifiableMap(object);
  }
}
