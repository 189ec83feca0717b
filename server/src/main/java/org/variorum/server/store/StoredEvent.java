package org.variorum.server.store;

import java.time.Instant;

/**
 * A stored event.
 *
 * @param sequence the number of the event at its table, from 1 without gaps
 * @param time the time when the event was decided
 */
public record StoredEvent(long sequence, Instant time, Event event) {}
