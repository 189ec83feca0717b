/**
 * Programs: what pieces may do from each square, as trees over squares, and the same turned round for attacks.
 *
 * <p>Paths under a condition are branches of their own ({@code Program.conditions}). A walk evaluates the condition
 * only where a move ends, so a game without such ways pays nothing.
 */
@NullMarked
package org.variorum.rules.program;

import org.jspecify.annotations.NullMarked;
