package org.variorum.server.store;

/** Another server wrote first what happened next at a table: nothing was written; read again and decide anew. */
public final class StaleException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StaleException(String table, Throwable cause) {
    super("table " + table + " has gone on elsewhere", cause);
  }
}
