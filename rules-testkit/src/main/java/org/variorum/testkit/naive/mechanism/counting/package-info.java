/** Counts of moves with few pieces on the board. */
@NullMarked
package org.variorum.testkit.naive.mechanism.counting;

import org.jspecify.annotations.NullMarked;
