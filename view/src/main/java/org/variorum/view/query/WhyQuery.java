package org.variorum.view.query;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request for the reason why a move that a player pointed at or typed is illegal. Either steps or a text must be
 * present, not both.
 *
 * @param steps the steps that a player pointed at on a board
 * @param text the text that a player typed
 */
public record WhyQuery(PositionQuery position, @Nullable List<String> steps, @Nullable String text) {}
