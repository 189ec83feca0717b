/**
 * Sets of squares and bulk counting, for games with rules that allow it.
 *
 * <p>A line of attack may need an exact number of occupied squares, as a cannon's does. In a game with such lines, a
 * move is legal at once if it touches no square that could open or close one; every other move is tried on sets.
 */
@NullMarked
package org.variorum.rules.fast;

import org.jspecify.annotations.NullMarked;
