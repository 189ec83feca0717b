package org.variorum.engine;

/** What has been learnt of a game cannot be read, with file and reason. */
public final class ExperienceException extends RuntimeException {

  private static final long serialVersionUID = 1;

  ExperienceException(String message, Throwable cause) {
    super(message, cause);
  }
}
