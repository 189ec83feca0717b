package org.variorum.rules.rule.dead;

import org.variorum.rules.platform.BitSet;

/**
 * A piece that may be anywhere where it can get.
 *
 * @param code what it is
 * @param reach the squares that it can ever get to by its own moves, whatever stands in its way, its own included
 */
record Mover(int code, BitSet reach) {}
