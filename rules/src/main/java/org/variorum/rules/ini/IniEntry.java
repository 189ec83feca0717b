package org.variorum.rules.ini;

import java.util.List;
import java.util.Optional;

/**
 * An entry of the file: a variant.
 *
 * @param parent the name of the variant that it starts from
 * @param line where its heading stands, counted from 1
 * @param settings its options in the order of the file
 * @param malformed what is wrong with it, whatever its options mean
 */
public record IniEntry(String name, Optional<String> parent, int line, List<Setting> settings,
    List<ImportRefusal> malformed) {

  /**
   * A line of an entry: {@code maxRank = 10}.
   *
   * @param line where it stands in the file, counted from 1
   */
  public record Setting(String option, String value, int line) {}

  public IniEntry {
    settings = List.copyOf(settings);
    malformed = List.copyOf(malformed);
  }
}
