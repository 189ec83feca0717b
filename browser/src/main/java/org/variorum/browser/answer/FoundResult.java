package org.variorum.browser.answer;

import java.util.List;

/**
 * A result of a search.
 *
 * @param time in milliseconds
 * @param lines best first
 */
public record FoundResult(int depth, long nodes, long time, List<ResultLine> lines) {}
