/**
 * Move generation: walks over programs, attacks, legality, and ends of the game.
 *
 * <p>Attacks are divided into strata: an attack depends only on attacks of earlier strata ({@code Threats.Stratum}). A
 * path with a condition on attacks belongs to the last stratum, and its condition sees only attacks of earlier strata.
 * So a condition does not see a check along a path that has a condition on attacks itself.
 */
@NullMarked
package org.variorum.rules.generate;

import org.jspecify.annotations.NullMarked;
