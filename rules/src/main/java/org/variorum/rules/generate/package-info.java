/** The moves of a position: the walk over programs, attacks, legality, ends of the game. */
@NullMarked
package org.variorum.rules.generate;

import org.jspecify.annotations.NullMarked;
