package org.variorum.rules.platform;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Copies that nothing can change. */
public final class Copies {

  private Copies() {}

  /**
   * A copy of a map, in the same order. It replaces {@link Map#copyOf}: TeaVM's copy of an empty map cannot be asked
   * for a key.
   */
  public static <K, V> Map<K, V> of(Map<? extends K, ? extends V> map) {
    return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
