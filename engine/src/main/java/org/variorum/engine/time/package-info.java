/** Time management: the time for a move, and the budget of a search. */
@NullMarked
package org.variorum.engine.time;

import org.jspecify.annotations.NullMarked;
