package org.variorum.server.api.table;

/**
 * How much time players have, in seconds.
 *
 * @param main for all moves
 * @param increment added after each move (Fischer)
 * @param byoyomi for each move when the main time is used up; a move made within it costs nothing
 */
public record TimeControl(int main, int increment, int byoyomi) {}
