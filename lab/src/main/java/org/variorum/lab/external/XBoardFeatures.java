package org.variorum.lab.external;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a program says that it can do, by lines {@code feature …}. */
final class XBoardFeatures {

  /** The one game of a program that lists none. */
  static final String NORMAL = "normal";

  private static final Pattern FEATURE = Pattern.compile("([A-Za-z]+)=(?:\"([^\"]*)\"|(\\S+))");

  private final Map<String, String> values = new HashMap<>();
  private final Set<String> options = new LinkedHashSet<>();

  /** Reads a line, and returns the names of the features in it. */
  List<String> read(String line) {
    List<String> names = new ArrayList<>();
    Matcher feature = FEATURE.matcher(line);
    while (feature.find()) {
      String value = feature.group(2) == null ? feature.group(3) : feature.group(2);
      if (feature.group(1).equals("option")) {
        options.add(value.split(" -", 2)[0]);
      } else {
        values.put(feature.group(1), value);
      }
      names.add(feature.group(1));
    }
    return names;
  }

  /** Whether it is said to be so; as a program that says nothing is taken to be. */
  boolean has(String name, boolean unsaid) {
    String value = values.get(name);
    return value == null ? unsaid : value.equals("1");
  }

  /** What the program calls the games that it plays. */
  List<String> variants() {
    return List.of(values.getOrDefault("variants", NORMAL).split("[,\\s]+"));
  }

  /** The names of its options. */
  Set<String> options() {
    return options;
  }
}
