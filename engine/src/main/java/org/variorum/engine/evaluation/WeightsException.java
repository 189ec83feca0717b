package org.variorum.engine.evaluation;

/** A weights file that cannot be used. The message contains the reason. */
public final class WeightsException extends RuntimeException {

  private static final long serialVersionUID = 1;

  WeightsException(String message) {
    super(message);
  }
}
