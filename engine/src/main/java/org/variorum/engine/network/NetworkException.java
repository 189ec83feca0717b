package org.variorum.engine.network;

/** A network file that cannot be used. The message contains the reason. */
public final class NetworkException extends RuntimeException {

  private static final long serialVersionUID = 1;

  NetworkException(String message) {
    super(message);
  }
}
