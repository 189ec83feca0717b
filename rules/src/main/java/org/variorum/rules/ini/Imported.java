package org.variorum.rules.ini;

import java.util.List;
import java.util.Optional;

/**
 * What has become of an entry: a definition, or the reasons why there is none.
 *
 * @param name the entry's name
 * @param id the name of a file for its definition, without ending
 * @param line where the entry stands
 * @param definition the text of a definition file, in which everything is sound
 * @param refusals at least one, if there is no definition
 * @param leftOut options that are not known and change no rule, which the definition leaves out
 */
public record Imported(String name, String id, int line, Optional<String> definition,
    List<ImportRefusal> refusals, List<ImportRefusal> leftOut) {

  public Imported {
    refusals = List.copyOf(refusals);
    leftOut = List.copyOf(leftOut);
  }
}
