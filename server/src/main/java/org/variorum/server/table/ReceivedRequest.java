package org.variorum.server.table;

import org.jspecify.annotations.Nullable;

/**
 * A request at a table that has arrived at the server and waits to be handled.
 *
 * @param guest the guest who made the request; missing for a result of the computer
 * @param tick the time of its arrival, as in {@link Timekeeper#ticks}
 */
public record ReceivedRequest(@Nullable String guest, long tick) {}
