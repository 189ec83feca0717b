package org.variorum.rules.guide;

import java.util.List;

/** A part of a page's text, not yet interpreted. */
sealed interface PagePart {

  PageLocation location();

  /** A heading {@code # text} or {@code ## text}. Deeper headings are {@link Text}. */
  record Heading(PageLocation location, int level, String text) implements PagePart {}

  /** Lines of Markdown. */
  record Text(PageLocation location, String markdown) implements PagePart {}

  /**
   * A fenced block that names its kind.
   *
   * @param location the opening fence; the block's lines follow it
   */
  record Fence(PageLocation location, String kind, List<String> lines) implements PagePart {
    PageLocation lineLocation(int index) {
      return new PageLocation(location.file(), location.line() + 1 + index);
    }
  }
}
