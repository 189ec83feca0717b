/**
 * A position that moves are made on and taken back from: pieces, hands, and what rules remember. Knows no rule.
 *
 * <p>The turn is a value: {@code State.turn}, with {@code State.part} for a turn of several moves. The enemy is
 * {@code side ^ 1}. The side that moves next is known only after the move; the side that has just moved is
 * {@code State.lastMover}.
 */
@NullMarked
package org.variorum.rules.state;

import org.jspecify.annotations.NullMarked;
