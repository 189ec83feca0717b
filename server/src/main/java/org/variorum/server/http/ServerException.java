package org.variorum.server.http;

/** Signals that a server cannot start, in words for the operator. */
public final class ServerException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final boolean portTaken;

  ServerException(String words, boolean portTaken, Throwable cause) {
    super(words, cause);
    this.portTaken = portTaken;
  }

  /** Whether the server might start on another port. */
  public boolean isPortTaken() {
    return portTaken;
  }
}
