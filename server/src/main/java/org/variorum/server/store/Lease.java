package org.variorum.server.store;

/**
 * The right of a server to act at a table without a request from a guest. One server at a time has it.
 *
 * @param number increases whenever another server takes over the lease
 */
public record Lease(String table, long number) {

  /**
   * Signals that another server has the lease now. Nothing was written. This server may only write what guests request.
   */
  public static final class Lost extends RuntimeException {

    private static final long serialVersionUID = 1;

    Lost(String table) {
      super("table " + table + ": another server has its lease now");
    }
  }
}
