package org.variorum.languageserver;

import java.util.List;

/**
 * A part of a definition in its outline.
 *
 * @param detail a few words about the part; may be empty
 * @param range the whole part
 * @param nameRange its name
 */
public record OutlineItem(String name, String detail, Kind kind, Range range, Range nameRange,
    List<OutlineItem> children) {

  /** The kinds of parts. */
  public enum Kind {
    RULE, PIECE, OPTION, NAME
  }

  public OutlineItem {
    children = List.copyOf(children);
  }
}
