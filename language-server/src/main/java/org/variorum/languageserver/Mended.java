package org.variorum.languageserver;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.languageserver.source.Flaw;
import org.variorum.rules.definition.FileProblem;

/**
 * A text that can be read as YAML, made of one that may not be. Lines keep their numbers.
 *
 * @param text the text without the parts that cannot be read
 * @param problems why the original cannot be read; empty if it can
 * @param touchedLines the changed lines, from 1
 * @param remedy what the original lacks, if that alone makes it readable
 */
record Mended(String text, List<FileProblem> problems, Set<Integer> touchedLines, Optional<Flaw> remedy) {
  Mended {
    problems = List.copyOf(problems);
    touchedLines = Set.copyOf(touchedLines);
  }
}
