/** The order of turns, and the limits on each of the moves that form a turn. */
@NullMarked
package org.variorum.testkit.naive.mechanism.turns;

import org.jspecify.annotations.NullMarked;
