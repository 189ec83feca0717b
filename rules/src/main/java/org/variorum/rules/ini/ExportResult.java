package org.variorum.rules.ini;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.variorum.rules.platform.Copies;

/**
 * Result of exporting a definition: options, and the rules that no option expresses.
 *
 * @param name the name of the entry
 * @param options the options, in the order in which they are written
 * @param unexpressed the rules that no option can express, in words of the definition, except rules about draws
 * @param unexpressedDraws like {@code unexpressed}, but only rules of the definition's section {@code draws}
 * @param synonyms for each other letter that FENs may use for a piece, the letter that the options use; both in lower
 *     case
 */
public record ExportResult(String name, Map<String, String> options, List<String> unexpressed,
    List<String> unexpressedDraws, Map<String, String> synonyms) {

  public ExportResult {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    unexpressed = List.copyOf(unexpressed);
    unexpressedDraws = List.copyOf(unexpressedDraws);
    synonyms = Copies.of(synonyms);
  }

  /** The text of the entry. Comments name the rules that no option expresses. */
  public String text() {
    return "[" + name + "]\n"
        + unexpressed.stream().map(what -> "# not expressed: " + what + "\n").collect(Collectors.joining())
        + unexpressedDraws.stream().map(what -> "# not expressed: " + what + "\n")
            .collect(Collectors.joining())
        + options.entrySet().stream().map(option -> option.getKey() + " = " + option.getValue() + "\n")
            .collect(Collectors.joining());
  }
}
