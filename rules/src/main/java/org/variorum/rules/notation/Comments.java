package org.variorum.rules.notation;

import java.util.List;
import org.variorum.rules.text.HiddenCharacters;

/**
 * Comments in the one form in which they survive wrapping: with single blanks, without blanks at the ends, without empty
 * comments and without hidden characters.
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
