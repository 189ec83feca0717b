package org.variorum.rules.notation;

import java.util.List;
import org.variorum.rules.text.HiddenCharacters;

/**
 * The normal form of comments, which line wrapping does not change: single blanks, no blanks at the ends, and no hidden
 * characters. Empty comments are dropped.
 */
final class Comments {

  private Comments() {}

  static List<String> tidy(List<String> comments) {
    return comments.stream().map(Comments::tidy).filter(comment -> !comment.isEmpty()).toList();
  }

  static String tidy(String comment) {
    String text = HiddenCharacters.removed(comment.replaceAll("\\p{Cntrl}", " "));
    return text.replaceAll("\\s+", " ").strip();
  }
}
