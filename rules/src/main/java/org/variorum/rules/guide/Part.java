package org.variorum.rules.guide;

import java.util.List;

/** A part of a page's text, not yet interpreted. */
sealed interface Part {

  Place at();

  /** A heading in the form {@code ## text}, of the first or second level; deeper ones are prose. */
  record Heading(Place at, int level, String text) implements Part {}

  /** Lines of Markdown. */
  record Text(Place at, String markdown) implements Part {}

  /**
   * A fenced block that names its kind.
   *
   * @param at the opening fence; the block's lines follow it
   */
  record Fence(Place at, String kind, List<String> lines) implements Part {
    Place line(int index) {
      return new Place(at.file(), at.line() + 1 + index);
    }
  }
}
