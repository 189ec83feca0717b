package org.variorum.lab.learning;

/** A line that is no lesson: says which, what is wrong, and what was expected. */
public final class LessonException extends RuntimeException {

  private static final long serialVersionUID = 1;

  LessonException(long line, String problem) {
    super(("line " + line + ": " + problem).replaceAll("\\p{Cc}", "\uFFFD"));
  }
}
