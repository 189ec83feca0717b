package org.variorum.rules.board;

import java.util.Locale;

/** A colour in which a side's pieces are drawn. */
public enum Tint {
  WHITE, BLACK, RED, BLUE, GREEN;

  /** The name of the colour, in lower case. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
