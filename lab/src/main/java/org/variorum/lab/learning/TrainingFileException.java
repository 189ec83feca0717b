package org.variorum.lab.learning;

/** A line is not a training position; the message has the line, what is wrong and what was expected. */
public final class TrainingFileException extends RuntimeException {

  private static final long serialVersionUID = 1;

  TrainingFileException(long line, String problem) {
    super(("line " + line + ": " + problem).replaceAll("\\p{Cc}", "\uFFFD"));
  }
}
