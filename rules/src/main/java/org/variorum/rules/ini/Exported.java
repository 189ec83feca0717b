package org.variorum.rules.ini;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A definition exported as options.
 *
 * @param name the name of the entry
 * @param options the options, in the order in which they are written
 * @param unexpressed the rules that no option can express, in words of the definition; without them the game differs
 * @param unexpressedDraws like {@code unexpressed}, but only about draws by the game's length
 * @param synonyms by each letter that FENs may also use for a piece: the letter that the options use; both in lower
 *     case
 */
public record Exported(String name, Map<String, String> options, List<String> unexpressed,
    List<String> unexpressedDraws, Map<String, String> synonyms) {

  public Exported {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    unexpressed = List.copyOf(unexpressed);
    unexpressedDraws = List.copyOf(unexpressedDraws);
    synonyms = Map.copyOf(synonyms);
  }

  /** The text of the entry. */
  public String text() {
    return "[" + name + "]\n"
        + unexpressed.stream().map(what -> "# not said: " + what + "\n").collect(Collectors.joining())
        + unexpressedDraws.stream().map(what -> "# not said: " + what + "\n").collect(Collectors.joining())
        + options.entrySet().stream().map(option -> option.getKey() + " = " + option.getValue() + "\n")
            .collect(Collectors.joining());
  }
}
