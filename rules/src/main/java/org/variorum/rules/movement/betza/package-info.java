/** Betza's movement notation with Muller's extensions (XBetza). */
@NullMarked
package org.variorum.rules.movement.betza;

import org.jspecify.annotations.NullMarked;
