package org.variorum.rules.language.tree;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Merges one tree over another, for parents, options and {@code like}. Mappings merge key by key, the value
 * {@code none} removes a key, and any other value replaces the lower value.
 */
public final class Merge {

  private Merge() {}

  /** Merges {@code upper} over {@code lower}; the result has the place of {@code lower}. */
  public static Tree.Mapping over(Tree.Mapping lower, Tree.Mapping upper) {
    Map<String, Tree.Entry> merged = new LinkedHashMap<>(lower.entries());
    upper.entries().forEach((key, entry) -> {
      if (isNone(entry.value())) {
        merged.remove(key);
      } else {
        merged.merge(key, new Tree.Entry(entry.key(), withoutNone(entry.value())),
            (lowerEntry, _) -> new Tree.Entry(entry.key(), over(lowerEntry.value(), entry.value())));
      }
    });
    return new Tree.Mapping(merged, lower.place());
  }

  /** Whether a value is {@code none}, which removes the value of the lower tree. */
  public static boolean isNone(Tree value) {
    return value instanceof Tree.Scalar scalar && scalar.isNone();
  }

  private static Tree over(Tree lower, Tree upper) {
    return lower instanceof Tree.Mapping lowerMapping && upper instanceof Tree.Mapping upperMapping
        ? over(lowerMapping, upperMapping)
        : withoutNone(upper);
  }

  /** A value without keys that are {@code none}: there is nothing below that they could remove. */
  private static Tree withoutNone(Tree tree) {
    return tree instanceof Tree.Mapping mapping
        ? over(new Tree.Mapping(Map.of(), mapping.place()), mapping)
        : tree;
  }
}
