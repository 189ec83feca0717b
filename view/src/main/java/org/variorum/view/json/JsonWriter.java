package org.variorum.view.json;

/** A JSON text under construction, without blanks between its parts. Generated code calls its methods in order. */
public final class JsonWriter {

  private static final String HEX = "0123456789ABCDEF";

  private final StringBuilder json = new StringBuilder(256);

  public void beginObject() {
    json.append('{');
  }

  public void endObject() {
    json.append('}');
  }

  public void beginArray() {
    json.append('[');
  }

  public void endArray() {
    json.append(']');
  }

  /** Begins a field of an object. */
  public void name(String quotedNameAndColon) {
    separate('{');
    json.append(quotedNameAndColon);
  }

  /** Begins a field with a name that is data. */
  public void key(String name) {
    separate('{');
    text(name);
    json.append(':');
  }

  /** Begins an element of an array. */
  public void element() {
    separate('[');
  }

  /**
   * Adds a comma unless the object or array begins here. A bracket at the end is never part of a string, because a
   * string ends with a quotation mark.
   */
  private void separate(char bracket) {
    if (json.charAt(json.length() - 1) != bracket) {
      json.append(',');
    }
  }

  public void value(long number) {
    json.append(number);
  }

  public void value(double number) {
    json.append(number);
  }

  public void value(boolean truth) {
    json.append(truth);
  }

  public void text(String text) {
    json.append('"');
    int written = 0;
    for (int index = 0; index < text.length(); index++) {
      char character = text.charAt(index);
      if (character < ' ' || character == '"' || character == '\\') {
        json.append(text, written, index);
        escape(character);
        written = index + 1;
      }
    }
    json.append(text, written, text.length()).append('"');
  }

  private void escape(char character) {
    json.append('\\');
    switch (character) {
      case '"', '\\' -> json.append(character);
      case '\b' -> json.append('b');
      case '\t' -> json.append('t');
      case '\n' -> json.append('n');
      case '\f' -> json.append('f');
      case '\r' -> json.append('r');
      default -> json.append("u00").append(HEX.charAt(character >> 4)).append(HEX.charAt(character & 0xF));
    }
  }

  /** The text so far. */
  @Override
  public String toString() {
    return json.toString();
  }
}
