package org.variorum.lab.learning;

/** A line that is not a training position. The message contains the line's number and the expected format. */
public final class TrainingFileException extends RuntimeException {

  private static final long serialVersionUID = 1;

  TrainingFileException(long line, String problem) {
    super(("line " + line + ": " + problem).replaceAll("\\p{Cc}", "\uFFFD"));
  }
}
