/**
 * Naive interpreter of definitions: the oracle of the compiled game. It is slow and simple, and shares no code with the
 * compiled game.
 *
 * <p>It copies the board for every candidate move. It follows every path from each square once, leg by leg, and records
 * what each crossed square must contain. For a position, it then tests these records. Each mechanism and goal is a
 * class or a package of {@code mechanism}: {@code Lendings} (DEL-2), {@code acting} (NOT-5 … NOT-10). It implements the
 * hooks that concern it; only {@code Mechanisms} refers to it.
 */
@NullMarked
package org.variorum.testkit.naive;

import org.jspecify.annotations.NullMarked;
