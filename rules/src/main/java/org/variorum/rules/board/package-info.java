/**
 * Cells and the steps between them, how the sides see them, how they are named and drawn. The only place that calculates with
 * files and ranks.
 */
@NullMarked
package org.variorum.rules.board;

import org.jspecify.annotations.NullMarked;
