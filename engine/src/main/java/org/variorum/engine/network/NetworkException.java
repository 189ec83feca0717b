package org.variorum.engine.network;

/** A file that should hold a network does not, or holds one for another game; the message says what is wrong. */
public final class NetworkException extends RuntimeException {

  private static final long serialVersionUID = 1;

  NetworkException(String message) {
    super(message);
  }
}
