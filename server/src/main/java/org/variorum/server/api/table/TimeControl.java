package org.variorum.server.api.table;

/**
 * The time of each player, in seconds.
 *
 * @param main the time for all moves together
 * @param increment the time added after each move (Fischer)
 * @param byoyomi the time for each move after the main time is used up; every move gets the full time again
 */
public record TimeControl(int main, int increment, int byoyomi) {}
