package org.variorum.lab.learning;

/** A line that is no training position: says which, what is wrong, and what was expected. */
public final class TrainingFileException extends RuntimeException {

  private static final long serialVersionUID = 1;

  TrainingFileException(long line, String problem) {
    super(("line " + line + ": " + problem).replaceAll("\\p{Cc}", "\uFFFD"));
  }
}
