package org.variorum.rules.notation;

import java.util.List;
import org.variorum.rules.text.HiddenCharacters;

/**
 * The normal form of comments: single blanks, no blanks at the ends, no hidden characters, and no empty comments. Line
 * wrapping of a comment does not change its normal form.
 */
final class Comments {

  private Comments() {}

  static List<String> tidy(List<String> comments) {
    return comments.stream().map(Comments::tidy).filter(comment -> !comment.isEmpty()).toList();
  }

  static String tidy(String comment) {
    String text = HiddenCharacters.strip(comment.replaceAll("\\p{Cntrl}", " "));
    return text.replaceAll("\\s+", " ").strip();
  }
}
