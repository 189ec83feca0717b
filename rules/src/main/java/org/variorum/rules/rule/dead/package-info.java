/** Positions in which neither side can win by any series of moves. */
@NullMarked
package org.variorum.rules.rule.dead;

import org.jspecify.annotations.NullMarked;
