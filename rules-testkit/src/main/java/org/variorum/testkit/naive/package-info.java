/**
 * The naive interpreter of definitions: slow, obvious, and written apart from the compiled game, whose oracle it is.
 *
 * <p>It copies the board for every move that it tries and walks every path leg by leg. Each rule lives in the class that
 * bears its name: {@code walk.Lending} (DEL-2), {@code Acts} (NOT-5 … NOT-10), {@code Displacements} (RS-5).
 */
@NullMarked
package org.variorum.testkit.naive;

import org.jspecify.annotations.NullMarked;
