/** The values that describe positions and moves: pieces, set-ups, moves, their legs, outcomes, refusals. */
@NullMarked
package org.variorum.rules.position;

import org.jspecify.annotations.NullMarked;
