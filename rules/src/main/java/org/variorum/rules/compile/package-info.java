/**
 * From a definition to constants: programs, drops, promotions, goals, keys.
 *
 * <p>{@code Compiler} works in one pass: it collects the rules, compiles all movement ({@code WayCompiler}), lets
 * the rules finish their tables ({@code Rule.shape}), and hands everything to {@code GameTables}, which never changes.
 * Attack, lending, en passant, hands and ends have a record each.
 */
@NullMarked
package org.variorum.rules.compile;

import org.jspecify.annotations.NullMarked;
