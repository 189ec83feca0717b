/** Readers of the parts of a FEN, such as the placement of the pieces (COM-2). */
@NullMarked
package org.variorum.rules.fen;

import org.jspecify.annotations.NullMarked;
