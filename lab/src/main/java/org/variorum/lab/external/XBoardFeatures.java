package org.variorum.lab.external;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The features that an XBoard engine declares in lines {@code feature …}. */
final class XBoardFeatures {

  /** The only variant of an engine that lists none. */
  static final String NORMAL = "normal";

  private static final Pattern FEATURE = Pattern.compile("([A-Za-z]+)=(?:\"([^\"]*)\"|(\\S+))");

  private final Map<String, String> values = new HashMap<>();
  private final Set<String> options = new LinkedHashSet<>();

  /** Reads a feature line, and returns the names of the features in it. */
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

  /** Whether the engine declares a feature with the value 1; {@code fallback} if it does not declare the feature. */
  boolean has(String name, boolean fallback) {
    String value = values.get(name);
    return value == null ? fallback : value.equals("1");
  }

  /** The names of the variants that the engine supports. */
  List<String> variants() {
    return List.of(values.getOrDefault("variants", NORMAL).split("[,\\s]+"));
  }

  /** The names of the engine's options. */
  Set<String> optionNames() {
    return options;
  }
}
