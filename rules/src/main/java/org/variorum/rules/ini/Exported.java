package org.variorum.rules.ini;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A definition as options.
 *
 * @param name the name of the entry
 * @param options in the order in which they are written
 * @param lost what no option says, by the words of the definition; without it the rules are others
 * @param remarks what no option says and only changes when a game is drawn by its length
 * @param synonyms letters that stand in FENs for other letters of pieces, all in lower case
 */
public record Exported(String name, Map<String, String> options, List<String> lost, List<String> remarks,
    Map<String, String> synonyms) {

  public Exported {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    lost = List.copyOf(lost);
    remarks = List.copyOf(remarks);
    synonyms = Map.copyOf(synonyms);
  }

  /** The entry. */
  public String text() {
    return "[" + name + "]\n"
        + lost.stream().map(what -> "# not said: " + what + "\n").collect(Collectors.joining())
        + remarks.stream().map(what -> "# not said: " + what + "\n").collect(Collectors.joining())
        + options.entrySet().stream().map(option -> option.getKey() + " = " + option.getValue() + "\n")
            .collect(Collectors.joining());
  }
}
