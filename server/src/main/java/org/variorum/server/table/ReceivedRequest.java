package org.variorum.server.table;

import org.jspecify.annotations.Nullable;

/**
 * Something that is wanted at a table has come to the server, which looks at it as soon as it can.
 *
 * @param guest the guest who wants it; missing for the computer
 * @param tick when it came
 */
public record ReceivedRequest(@Nullable String guest, long tick) {}
