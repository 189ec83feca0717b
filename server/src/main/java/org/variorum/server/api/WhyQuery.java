package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks why something is no legal move.
 *
 * @param steps what was pointed at, if a board was used
 * @param text what was typed, if a keyboard was used
 */
public record WhyQuery(PositionQuery position, @Nullable List<String> steps, @Nullable String text) {}
