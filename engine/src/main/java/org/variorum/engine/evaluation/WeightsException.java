package org.variorum.engine.evaluation;

/** A file of weights that cannot be used, with the reason. */
public final class WeightsException extends RuntimeException {

  private static final long serialVersionUID = 1;

  WeightsException(String message) {
    super(message);
  }
}
