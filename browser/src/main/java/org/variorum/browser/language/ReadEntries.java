package org.variorum.browser.language;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a {@code variants.ini}.
 *
 * @param problems the problems of lines that belong to no entry
 */
public record ReadEntries(List<Entry> entries, List<Remark> problems) {

  /**
   * An entry as a definition.
   *
   * @param id a file name for the definition, without its ending
   * @param line the line of the heading, counted from 1
   * @param definition the text of the definition; null if there is none
   * @param problems why there is none
   * @param lost the options that the definition leaves out, because they change no rule
   */
  public record Entry(String name, String id, int line, @Nullable String definition, List<Remark> problems,
      List<Remark> lost) {}

  /** What there is to say about a line, counted from 1. */
  public record Remark(int line, String message) {}
}
