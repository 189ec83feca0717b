/** King and rook go in one move (COM-5, GLE-3). */
@NullMarked
package org.variorum.rules.rule.castling;

import org.jspecify.annotations.NullMarked;
