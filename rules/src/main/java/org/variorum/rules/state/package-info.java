/**
 * A mutable position on which moves are made and unmade: pieces, hands, and the state of rules. It knows no rules.
 *
 * <p>The turn is a value: {@code State.turn}, with {@code State.part} for a turn of several moves. The enemy is
 * {@code side ^ 1}. The side that moves next is known only after the move; the side that has just moved is
 * {@code State.lastMover}.
 */
@NullMarked
package org.variorum.rules.state;

import org.jspecify.annotations.NullMarked;
