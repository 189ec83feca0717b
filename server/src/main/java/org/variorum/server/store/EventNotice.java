package org.variorum.server.store;

import java.util.Optional;

/**
 * A notification between servers that an event happened at a table.
 *
 * @param server the server that wrote it
 */
record EventNotice(String table, String server) {

  String text() {
    return table + " " + server;
  }

  /** Parses a notification; empty if it is malformed: any user of the database can write to the channel. */
  static Optional<EventNotice> of(String text) {
    int blank = text.indexOf(' ');
    return blank < 0 ? Optional.empty()
        : Optional.of(new EventNotice(text.substring(0, blank), text.substring(blank + 1)));
  }
}
