/**
 * The naive interpreter of definitions, the oracle of the compiled game: slow, obvious, and written apart from it.
 *
 * <p>It copies the board for every move that it tries. It walks every path leg by leg once from each square, and writes down
 * what must stand where; then it looks whether that is so. Each mechanism and goal is a class of
 * {@code mechanism}, or a package there: {@code Lendings} (DEL-2), {@code acting} (NOT-5 … NOT-10), {@code Displacements} (RS-5). It
 * answers the hooks on which it has a say; {@code Mechanisms} alone names it.
 */
@NullMarked
package org.variorum.testkit.naive;

import org.jspecify.annotations.NullMarked;
