/** Moves are counted when few pieces are left. */
@NullMarked
package org.variorum.testkit.naive.mechanism.counting;

import org.jspecify.annotations.NullMarked;
