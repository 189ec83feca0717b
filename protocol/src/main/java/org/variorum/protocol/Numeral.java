package org.variorum.protocol;

import java.util.OptionalLong;

/** Whole numbers of any length in lines of a protocol. Programs often write huge numbers for an unlimited time. */
public final class Numeral {

  /** The result of {@link #read} for this number and all greater ones. */
  public static final long MAX_VALUE = 1_000_000_000_000_000_000L;

  private static final int MAX_DIGITS = 18;

  private Numeral() {}

  /** Returns the number, limited to ±{@link #MAX_VALUE}; empty if the text is not a number. */
  public static OptionalLong read(String text) {
    if (!text.matches("[-+]?[0-9]+")) {
      return OptionalLong.empty();
    }
    String digits = text.replaceFirst("^[-+]?0*", "");
    long size = digits.length() > MAX_DIGITS ? MAX_VALUE : digits.isEmpty() ? 0 : Long.parseLong(digits);
    return OptionalLong.of(text.startsWith("-") ? -size : size);
  }
}
