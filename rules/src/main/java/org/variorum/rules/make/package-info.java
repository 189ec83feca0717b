/**
 * Make and unmake of moves, and positions and moves as text.
 *
 * <p>A {@code MoveForm} describes a move as edits with causes. {@code BoardEditor} makes the edits on a position;
 * {@code EditList} also records them. So one description serves both search and explanations. Only plain moves and
 * drops have shorter code, in {@code Maker}; {@code EditLaws} of the test kit keep it equal to their forms.
 */
@NullMarked
package org.variorum.rules.make;

import org.jspecify.annotations.NullMarked;
