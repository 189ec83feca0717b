/** Castling: king and rook in one move (COM-2, GLE-3). */
@NullMarked
package org.variorum.testkit.naive.mechanism.castling;

import org.jspecify.annotations.NullMarked;
