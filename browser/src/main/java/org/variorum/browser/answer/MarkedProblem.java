package org.variorum.browser.answer;

import org.jspecify.annotations.Nullable;

/**
 * A problem of a definition.
 *
 * @param length the number of characters to mark; 0 if none are
 * @param fix what to write instead
 */
public record MarkedProblem(String file, int line, int column, int length, String message,
    @Nullable String fix) {}
