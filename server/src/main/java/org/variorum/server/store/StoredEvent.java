package org.variorum.server.store;

import java.time.Instant;

/**
 * An event that is stored.
 *
 * @param sequence its number at its table, from 1 without gaps
 * @param at when it was judged
 */
public record StoredEvent(long sequence, Instant at, Event event) {}
