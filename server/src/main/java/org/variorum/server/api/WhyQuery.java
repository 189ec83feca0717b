package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request for the reason why something is not a legal move. Either steps or a text must be present, not both.
 *
 * @param steps the steps that a player pointed at on a board
 * @param text the text that a player typed
 */
public record WhyQuery(PositionQuery position, @Nullable List<String> steps, @Nullable String text) {}
