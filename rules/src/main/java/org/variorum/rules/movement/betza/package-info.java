/** The notation that writes movement down: Betza's letters with Muller's extensions. */
@NullMarked
package org.variorum.rules.movement.betza;

import org.jspecify.annotations.NullMarked;
