package org.variorum.server.table;

import org.jspecify.annotations.Nullable;

/**
 * A move that stands.
 *
 * @param text as COM-3 writes it
 * @param left milliseconds of main time that the mover had left after it; missing without clocks
 */
record Made(String text, @Nullable Long left) {}
