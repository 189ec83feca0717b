package org.variorum.server.catalog;

import org.jspecify.annotations.Nullable;

/** An excerpt of a client's text, short and without control characters, for quotation in an answer. */
public final class SafeExcerpt {

  private static final int SHOWN = 60;

  private SafeExcerpt() {}

  public static String of(@Nullable String text) {
    String whole = String.valueOf(text);
    return whole.length() <= SHOWN ? clean(whole)
        : clean(whole.substring(0, whole.offsetByCodePoints(0, SHOWN / 2))) + "…";
  }

  private static String clean(String text) {
    return text.replaceAll("\\p{C}", "\uFFFD");
  }
}
