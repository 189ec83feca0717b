package org.variorum.server.catalog;

import org.jspecify.annotations.Nullable;

/** What somebody sent, short and without control characters, to be shown back. */
public final class Excerpt {

  private static final int SHOWN = 60;

  private Excerpt() {}

  public static String of(@Nullable String text) {
    String clean = String.valueOf(text).replaceAll("\\p{C}", "\uFFFD");
    return clean.length() <= SHOWN ? clean
        : clean.substring(0, clean.offsetByCodePoints(0, SHOWN / 2)) + "…";
  }
}
