package org.variorum.rules.ini;

import java.util.List;
import java.util.Optional;

/**
 * An entry of a file {@code variants.ini}, which defines a variant.
 *
 * @param parent the name of the variant from which it inherits options; empty if there is none
 * @param line the line of its heading, counted from 1
 * @param settings its options in the order of the file
 * @param syntaxProblems the problems of its syntax, found without the table of options
 */
public record IniEntry(String name, Optional<String> parent, int line, List<Setting> settings,
    List<ImportRefusal> syntaxProblems) {

  /**
   * A line of an entry, for example {@code maxRank = 10}.
   *
   * @param line its number in the file, counted from 1
   */
  public record Setting(String option, String value, int line) {}

  public IniEntry {
    settings = List.copyOf(settings);
    syntaxProblems = List.copyOf(syntaxProblems);
  }
}
