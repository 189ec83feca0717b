package org.variorum.server.table;

import org.jspecify.annotations.Nullable;

/**
 * A move that stands.
 *
 * @param text as COM-3 writes it
 * @param left milliseconds of main time that the mover had left after it; missing without clocks
 * @param san as people write it; missing in what was stored before it was kept
 */
record Made(String text, @Nullable Long left, @Nullable String san) {}
