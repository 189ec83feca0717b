package org.variorum.server.store;

/**
 * What servers tell each other: something happened at a table.
 *
 * @param server who wrote it
 */
record News(String table, String server) {

  String text() {
    return table + " " + server;
  }

  static News of(String text) {
    int blank = text.indexOf(' ');
    return new News(text.substring(0, blank), text.substring(blank + 1));
  }
}
