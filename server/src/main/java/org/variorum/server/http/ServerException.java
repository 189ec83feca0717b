package org.variorum.server.http;

/** Why a server does not start, in words for the operator. */
public final class ServerException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final boolean portTaken;

  ServerException(String words, boolean portTaken, Throwable cause) {
    super(words, cause);
    this.portTaken = portTaken;
  }

  /** Whether another port might do. */
  public boolean isPortTaken() {
    return portTaken;
  }
}
