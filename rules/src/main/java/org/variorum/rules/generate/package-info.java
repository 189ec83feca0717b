/**
 * The moves of a position: the walk over programs, attacks, legality, ends of the game.
 *
 * <p>Attack is judged in strata ({@code Threats.Stratum}). A way with a condition on attacks belongs to the last of
 * them, and its condition sees only the attacks before it. So no condition of a way sees a check by such a way.
 */
@NullMarked
package org.variorum.rules.generate;

import org.jspecify.annotations.NullMarked;
