package org.variorum.engine.evaluation;

/** A weights file cannot be used; the message says why. */
public final class WeightsException extends RuntimeException {

  private static final long serialVersionUID = 1;

  WeightsException(String message) {
    super(message);
  }
}
