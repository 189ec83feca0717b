/** The order of turns, and the moves allowed in each move of a turn. */
@NullMarked
package org.variorum.testkit.naive.mechanism.turns;

import org.jspecify.annotations.NullMarked;
