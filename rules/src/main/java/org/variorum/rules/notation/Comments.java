package org.variorum.rules.notation;

import java.util.List;
import org.variorum.rules.text.HiddenCharacters;

/**
 * Comments in the one form in which they survive wrapping: single blanks, none at the ends, none that says nothing; and
 * without characters that nobody sees.
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
