package org.variorum.view.text;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.text.HiddenCharacters;

/** An excerpt of a client's text, short and without control characters, for quotation in an answer. */
public final class SafeExcerpt {

  private static final int MAX_LENGTH = 60;

  private SafeExcerpt() {}

  public static String of(@Nullable String text) {
    String whole = String.valueOf(text);
    return whole.length() <= MAX_LENGTH ? clean(whole)
        : clean(whole.substring(0, whole.offsetByCodePoints(0, MAX_LENGTH / 2))) + "…";
  }

  private static String clean(String text) {
    return HiddenCharacters.masked(text, "\uFFFD");
  }
}
