/**
 * Compilation of a definition to tables: programs, drops, promotions, ends of the game, layout of positions.
 *
 * <p>{@code Compiler} works in one pass. It collects the rules and compiles all movement ({@code WayCompiler}). The
 * rules then finish their tables ({@code Rule.shape}). The results are passed to {@code GameTables}, which is
 * immutable. Attacks, lending, en passant, hands and ends have a record each.
 */
@NullMarked
package org.variorum.rules.compile;

import org.jspecify.annotations.NullMarked;
