package org.variorum.server.catalog;

import java.util.Locale;
import org.variorum.rules.position.Remembered;

/** Marks of a board as pages get them: a look, a colon, and what it is called. */
public final class Marks {

  private Marks() {}

  public static String text(Remembered.Look look, String word) {
    return look.name().toLowerCase(Locale.ROOT) + ":" + word;
  }
}
