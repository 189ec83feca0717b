package org.variorum.view.json;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.variorum.view.query.QueryException;

/**
 * Reads values from a JSON text, which may be hostile. Generated code calls its methods in order. No value is converted:
 * a number is no text, and {@code 1.0} is no integer. A method returns null where the text has {@code null}. Every fault
 * throws a {@link QueryException} {@code malformed} with its place.
 */
public final class JsonReader {

  /** The maximum number of objects and arrays around a value. */
  private static final int MAX_DEPTH = 500;

  private final JsonScanner scanner;
  /** The names and the indexes that lead to the value. */
  private final List<Object> path = new ArrayList<>();
  /** By open object: the names of its fields so far, to refuse duplicates. */
  private final List<Set<String>> names = new ArrayList<>();
  private int depth;
  /** Whether the innermost open object or array has had no value yet. */
  private boolean isFirst;

  public JsonReader(String text) {
    scanner = new JsonScanner(text);
  }

  /** Requires that the text ends after a value that has been read, and returns the value. */
  public <T> T whole(@Nullable T value) {
    scanner.skipBlanks();
    if (!scanner.isAtEnd()) {
      throw scanner.fault();
    }
    if (value == null) {
      throw FieldChecks.malformed("Expected an object, found null.");
    }
    return value;
  }

  /** Reads {@code null} if it is the next value; returns whether it was. */
  public boolean isNull() {
    return scanner.skipWord("null");
  }

  /** Reads the start of an object. */
  public void beginObject() {
    open('{');
    names.add(new HashSet<>());
  }

  /** Reads the name of the next field and returns true, or reads the end of the object and returns false. */
  public boolean hasNextField() {
    if (!isFirst) {
      path.removeLast();
    }
    if (closes('}')) {
      names.removeLast();
      return false;
    }
    scanner.skipBlanks();
    if (scanner.peek() != '"') {
      throw scanner.fault();
    }
    String name = scanner.string();
    if (!names.getLast().add(name)) {
      throw scanner.fault();
    }
    scanner.skipBlanks();
    scanner.require(':');
    path.add(name);
    isFirst = false;
    return true;
  }

  /** The name of the field that {@link #hasNextField} has read. */
  public String field() {
    return (String) path.getLast();
  }

  /** Returns the exception for a field that the object does not have; {@code known} lists its fields. */
  public QueryException unknownField(String known) {
    return FieldChecks.malformed("There is no field " + place() + "; known here: " + known + ".");
  }

  public @Nullable String text() {
    if (isNull()) {
      return null;
    }
    if (scanner.peek() != '"') {
      throw mismatch();
    }
    return scanner.string();
  }

  public @Nullable Boolean bool() {
    if (isNull()) {
      return null;
    }
    if (scanner.skipWord("true")) {
      return Boolean.TRUE;
    }
    if (scanner.skipWord("false")) {
      return Boolean.FALSE;
    }
    throw mismatch();
  }

  public @Nullable Integer integer() {
    if (isNull()) {
      return null;
    }
    if (!scanner.isAtNumber()) {
      throw mismatch();
    }
    String number = scanner.number();
    try {
      return Integer.valueOf(number);
    } catch (NumberFormatException e) {
      throw wrongType();
    }
  }

  /** @param element reads an element, which is null where the text has {@code null} */
  public <T> @Nullable List<T> list(Supplier<T> element) {
    if (isNull()) {
      return null;
    }
    List<T> values = new ArrayList<>();
    open('[');
    while (!closes(']')) {
      path.add(values.size());
      values.add(element.get());
      path.removeLast();
      isFirst = false;
    }
    return values;
  }

  /** @param value reads a value, which is null where the text has {@code null} */
  public <T> @Nullable Map<String, T> map(Supplier<T> value) {
    if (isNull()) {
      return null;
    }
    Map<String, T> values = new LinkedHashMap<>();
    beginObject();
    while (hasNextField()) {
      String name = field();
      values.put(name, value.get());
    }
    return values;
  }

  private void open(char bracket) {
    scanner.skipBlanks();
    if (scanner.peek() != bracket) {
      throw mismatch();
    }
    scanner.require(bracket);
    depth++;
    if (depth > MAX_DEPTH) {
      throw FieldChecks.malformed("The values are nested more than " + MAX_DEPTH + " deep.");
    }
    isFirst = true;
  }

  /** Reads the end of the object or array and returns true, or reads the comma before the next value. */
  private boolean closes(char bracket) {
    scanner.skipBlanks();
    if (scanner.peek() == bracket) {
      scanner.require(bracket);
      depth--;
      isFirst = false;
      return true;
    }
    if (!isFirst) {
      scanner.require(',');
    }
    return false;
  }

  /** Returns the exception for the next value, which is of another type or no value at all. */
  private QueryException mismatch() {
    return scanner.isAtValue() ? wrongType() : scanner.fault();
  }

  private QueryException wrongType() {
    String place = place();
    return FieldChecks
        .malformed(
            "The value of " + (place.isEmpty() ? "the message" : place) + " is not of the expected type.");
  }

  private String place() {
    StringBuilder place = new StringBuilder();
    for (Object step : path) {
      if (step instanceof String name) {
        place.append(place.isEmpty() ? "" : ".").append(name);
      } else {
        place.append('[').append(step).append(']');
      }
    }
    return place.toString();
  }
}
