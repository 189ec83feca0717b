package org.variorum.rules.ini;

import java.util.List;
import java.util.Optional;

/**
 * Result of importing an entry: a definition, or the reasons why there is none.
 *
 * @param name the entry's name
 * @param id a file name for the definition, without its ending
 * @param line the line of the entry's heading, counted from 1
 * @param definition the text of a definition file without errors; empty if the entry is refused
 * @param refusals the reasons why there is no definition; empty if there is one
 * @param leftOut the unknown options that the definition leaves out because they change no rule
 */
public record ImportResult(String name, String id, int line, Optional<String> definition,
    List<ImportRefusal> refusals, List<ImportRefusal> leftOut) {

  public ImportResult {
    refusals = List.copyOf(refusals);
    leftOut = List.copyOf(leftOut);
  }
}
