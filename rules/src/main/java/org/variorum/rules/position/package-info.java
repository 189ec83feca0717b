/** What positions and moves are made of, as others see them: pieces, set-ups, moves, their legs, outcomes, refusals. */
@NullMarked
package org.variorum.rules.position;

import org.jspecify.annotations.NullMarked;
