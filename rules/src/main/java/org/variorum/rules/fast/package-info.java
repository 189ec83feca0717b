/**
 * Move generation and counting by sets of squares, for plain games ({@code PlainTables}).
 *
 * <p>A line of attack may have hurdles: an exact number of squares that must be occupied, as on a cannon's line. In a
 * game with such lines, a move needs no test if there is no check and the move changes no square that could open or
 * close a line. All other moves are tried on the sets of occupied squares.
 */
@NullMarked
package org.variorum.rules.fast;

import org.jspecify.annotations.NullMarked;
