package org.variorum.app.json;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writer of JSON in a single line of ASCII. Supports strings, integers, doubles, booleans, null, lists, and maps in
 * their own order. A double that is not finite becomes null.
 */
public final class JsonWriter {

  private final StringBuilder text = new StringBuilder();

  private JsonWriter() {}

  /** The JSON of a value; throws {@link IllegalArgumentException} if a type is not supported. */
  public static String of(@Nullable Object value) {
    JsonWriter json = new JsonWriter();
    json.appendValue(value);
    return json.text.toString();
  }

  private void appendValue(@Nullable Object value) {
    switch (value) {
      case null -> text.append("null");
      case String string -> appendString(string);
      case Integer number -> text.append(number.intValue());
      case Long number -> text.append(number.longValue());
      case Double number -> text.append(Double.isFinite(number) ? number.toString() : "null");
      case Boolean truth -> text.append(truth.booleanValue());
      case List<?> list -> appendList(list);
      case Map<?, ?> map -> appendObject(map);
      default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }

  private void appendList(List<?> list) {
    text.append('[');
    for (Iterator<?> items = list.iterator(); items.hasNext();) {
      appendValue(items.next());
      text.append(items.hasNext() ? "," : "");
    }
    text.append(']');
  }

  private void appendObject(Map<?, ?> map) {
    text.append('{');
    for (Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator(); entries.hasNext();) {
      Map.Entry<?, ?> entry = entries.next();
      appendString(entry.getKey().toString());
      text.append(':');
      appendValue(entry.getValue());
      text.append(entries.hasNext() ? "," : "");
    }
    text.append('}');
  }

  private void appendString(String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c >= ' ' && c < 0x7F) {
        text.append(c);
      } else {
        text.append("\\u").append(hex(c >> 12)).append(hex(c >> 8)).append(hex(c >> 4)).append(hex(c));
      }
    }
    text.append('"');
  }

  private static char hex(int digit) {
    return Character.forDigit(digit & 0xF, 16);
  }
}
