package org.variorum.languageserver;

import java.util.List;

/**
 * A remedy for a problem.
 *
 * @param title what the remedy does, for a menu
 * @param edits the changes of the text, none of which overlaps another
 */
public record Fix(String title, List<TextEdit> edits) {
  public Fix {
    edits = List.copyOf(edits);
  }
}
