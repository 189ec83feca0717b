package org.variorum.rules.language.word;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** JSON as maps, lists, texts, numbers and truth values. */
public final class Json {

  private Json() {}

  /** An object of keys and values in turn, in that order. */
  static Map<String, Object> object(Object... keysAndValues) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      object.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
    }
    return Collections.unmodifiableMap(object);
  }
}
