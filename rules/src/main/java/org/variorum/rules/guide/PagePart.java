package org.variorum.rules.guide;

import java.util.List;

/** A part of a page's text, not yet interpreted. */
sealed interface PagePart {

  PageLocation at();

  /** A heading {@code # text} or {@code ## text}. Deeper headings are {@link Text}. */
  record Heading(PageLocation at, int level, String text) implements PagePart {}

  /** Lines of Markdown. */
  record Text(PageLocation at, String markdown) implements PagePart {}

  /**
   * A fenced block that names its kind.
   *
   * @param at the opening fence; the block's lines follow it
   */
  record Fence(PageLocation at, String kind, List<String> lines) implements PagePart {
    PageLocation line(int index) {
      return new PageLocation(at.file(), at.line() + 1 + index);
    }
  }
}
