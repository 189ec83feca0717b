package org.variorum.rules.platform;

import java.text.Normalizer;

/** Letters with accents. */
public final class Accents {

  private Accents() {}

  /** Returns a text with each letter apart from its accents, and compatible forms of letters as letters (NFKD). */
  public static String apart(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD);
  }
}
