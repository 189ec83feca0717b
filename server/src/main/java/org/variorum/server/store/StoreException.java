package org.variorum.server.store;

/** The database failed: it is not known whether what was to be written is. */
public final class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
