package org.variorum.protocol;

import java.util.OptionalLong;

/** Whole numbers in lines of a protocol, of any length: what means as long, or as much, as can be is often written so. */
public final class Numeral {

  /** Stands for all that are greater; as a number of milliseconds it is longer than the earth is old. */
  public static final long GREATEST = 1_000_000_000_000_000_000L;

  private static final int DIGITS = 18;

  private Numeral() {}

  /** The number; the greatest, or the same below zero, if it has too many digits; empty if the text is none. */
  public static OptionalLong read(String text) {
    if (!text.matches("[-+]?[0-9]+")) {
      return OptionalLong.empty();
    }
    String digits = text.replaceFirst("^[-+]?0*", "");
    long size = digits.length() > DIGITS ? GREATEST : digits.isEmpty() ? 0 : Long.parseLong(digits);
    return OptionalLong.of(text.startsWith("-") ? -size : size);
  }
}
