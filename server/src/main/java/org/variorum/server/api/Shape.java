package org.variorum.server.api;

import java.util.List;

/**
 * The squares of a board.
 *
 * @param holes squares of the rectangle that do not exist
 */
public record Shape(int files, int ranks, List<String> holes) {}
