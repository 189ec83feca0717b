/** The parts of a FEN, and its first field (COM-2). */
@NullMarked
package org.variorum.rules.fen;

import org.jspecify.annotations.NullMarked;
