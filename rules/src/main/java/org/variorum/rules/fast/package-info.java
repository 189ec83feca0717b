/**
 * Move generation and counting by sets of squares, for plain games ({@code PlainTables}).
 *
 * <p>A line of attack may need an exact number of occupied squares, as a cannon's does. In a game with such lines, a
 * move is legal without a test if there is no check and the move changes no square that could open or close a line.
 * Every other move is tried on the sets of occupied squares.
 */
@NullMarked
package org.variorum.rules.fast;

import org.jspecify.annotations.NullMarked;
