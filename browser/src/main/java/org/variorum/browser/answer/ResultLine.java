package org.variorum.browser.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of a result, with its score for the side to move.
 *
 * @param centipawns missing if the line wins or loses by force
 * @param wins the number of moves to a forced win, negative for a loss
 * @param line the moves as in COM-3
 */
public record ResultLine(@Nullable Integer centipawns, @Nullable Integer wins, List<String> line,
    List<String> san) {}
