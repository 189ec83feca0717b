/**
 * Move generation: walks over programs, attacks, legality, and ends of the game.
 *
 * <p>Attacks are divided into strata ({@code Threats.Stratum}). A path with a condition on attacks belongs to the last
 * stratum, and its condition sees only attacks of earlier strata. So no such condition sees a check along such a path.
 */
@NullMarked
package org.variorum.rules.generate;

import org.jspecify.annotations.NullMarked;
