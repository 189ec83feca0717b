package org.variorum.rules.notation;

import java.util.List;
import org.variorum.rules.text.HiddenCharacters;

/**
 * Normalizes comments so that line wrapping does not change them: single blanks, no blanks at the ends, no empty
 * comments and no hidden characters.
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
