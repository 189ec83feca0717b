package org.variorum.engine;

/** A learnt file that cannot be read. The message contains the file and the reason. */
public final class ExperienceException extends RuntimeException {

  private static final long serialVersionUID = 1;

  ExperienceException(String message, Throwable cause) {
    super(message, cause);
  }
}
