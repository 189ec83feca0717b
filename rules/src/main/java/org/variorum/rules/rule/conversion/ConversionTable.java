package org.variorum.rules.rule.conversion;

import org.variorum.rules.program.Program;

/**
 * What it means on the board of a game.
 *
 * @param kind of its moves
 * @param piece the kind that becomes another
 * @param zone by side and square: where it must stand
 * @param ways by code and square: where the new pieces go; empty for others
 */
record ConversionTable(Conversion rule, int kind, int piece, int[] to, boolean[][] zone, Program[][] ways) {}
