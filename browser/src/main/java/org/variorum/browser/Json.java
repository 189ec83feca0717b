package org.variorum.browser;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A writer of one JSON text. It writes values in the order of the calls; the caller keeps to the form of JSON. */
final class Json {

  private static final String DIGITS = "0123456789abcdef";

  private final StringBuilder text = new StringBuilder();
  /** Whether the next element or name of the innermost array or object follows another. */
  private boolean needsComma;

  Json beginObject() {
    return open('{');
  }

  Json endObject() {
    return close('}');
  }

  Json beginArray() {
    return open('[');
  }

  Json endArray() {
    return close(']');
  }

  Json name(String name) {
    separate();
    quote(name);
    text.append(':');
    needsComma = false;
    return this;
  }

  Json value(@Nullable String value) {
    separate();
    if (value == null) {
      text.append("null");
    } else {
      quote(value);
    }
    return this;
  }

  Json value(long value) {
    separate();
    text.append(value);
    return this;
  }

  Json values(List<String> values) {
    beginArray();
    values.forEach(this::value);
    return endArray();
  }

  private Json open(char bracket) {
    separate();
    text.append(bracket);
    needsComma = false;
    return this;
  }

  private Json close(char bracket) {
    text.append(bracket);
    needsComma = true;
    return this;
  }

  private void separate() {
    if (needsComma) {
      text.append(',');
    }
    needsComma = true;
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char each = value.charAt(i);
      if (each == '"' || each == '\\') {
        text.append('\\').append(each);
      } else if (each < ' ' || Character.isSurrogate(each)) {
        text.append("\\u").append(DIGITS.charAt(each >> 12)).append(DIGITS.charAt(each >> 8 & 15))
            .append(DIGITS.charAt(each >> 4 & 15)).append(DIGITS.charAt(each & 15));
      } else {
        text.append(each);
      }
    }
    text.append('"');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
