/** Squares, directions and boards: the only place that knows files and ranks. */
@NullMarked
package org.variorum.rules.board;

import org.jspecify.annotations.NullMarked;
