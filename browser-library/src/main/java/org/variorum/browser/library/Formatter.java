package org.variorum.browser.library;

import java.util.Locale;

/**
 * {@code java.util.Formatter} with as much as the libraries need in their messages: {@code %s}, {@code %d}, {@code %c},
 * {@code %x}, each perhaps with a width that zeros fill, and {@code %%}.
 */
public final class Formatter {

  private final StringBuilder text = new StringBuilder();

  public Formatter() {}

  public Formatter(Locale locale) {}

  /** Appends a text with the values in the places of its conversions, one after the other. */
  public Formatter format(String format, Object... values) {
    int next = 0;
    for (int i = 0; i < format.length(); i++) {
      if (format.charAt(i) != '%') {
        text.append(format.charAt(i));
        continue;
      }
      int width = 0;
      for (i++; Character.isDigit(format.charAt(i)); i++) {
        width = 10 * width + format.charAt(i) - '0';
      }
      char conversion = format.charAt(i);
      if (conversion == '%' || conversion == 'n') {
        text.append(conversion == '%' ? '%' : '\n');
      } else {
        append(conversion, width, values[next++]);
      }
    }
    return this;
  }

  private void append(char conversion, int width, Object value) {
    String digits = (conversion == 'x' || conversion == 'X') && value instanceof Number number
        ? Long.toHexString(number.longValue()) : String.valueOf(value);
    text.append("0".repeat(Math.max(0, width - digits.length())))
        .append(conversion == 'X' ? digits.toUpperCase(Locale.ROOT) : digits);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
