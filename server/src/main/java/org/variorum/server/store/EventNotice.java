package org.variorum.server.store;

import java.util.Optional;

/**
 * A notification between servers that an event happened at a table, or that the open challenges changed.
 *
 * @param table the id of the table; a dash, which is no id, for the challenges
 * @param server the server that wrote it
 */
record EventNotice(String table, String server) {

  private static final String CHALLENGES = "-";

  static EventNotice ofChallenges(String server) {
    return new EventNotice(CHALLENGES, server);
  }

  boolean isOfChallenges() {
    return table.equals(CHALLENGES);
  }

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
