/**
 * Programs: the moves of pieces from each square as trees over squares, and the inverse trees for attacks.
 *
 * <p>Paths under a condition are separate branches ({@code Program.conditions}). A walk evaluates the condition only
 * where a move ends, so a game without conditions pays nothing.
 */
@NullMarked
package org.variorum.rules.program;

import org.jspecify.annotations.NullMarked;
