package org.variorum.rules.notation;

import java.util.List;

/** Comments in the one form in which they survive wrapping: single blanks, none at the ends, none that says nothing. */
final class Comments {

  private Comments() {}

  static List<String> tidy(List<String> comments) {
    return comments.stream().map(Comments::tidy).filter(comment -> !comment.isEmpty()).toList();
  }

  static String tidy(String comment) {
    return comment.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
  }
}
