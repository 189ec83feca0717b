/**
 * Makes moves on a position, and writes and reads positions and moves as text.
 *
 * <p>A {@code MoveForm} describes a move as edits with causes. {@code BoardEditor} makes the edits on a position;
 * {@code EditList} also records them. So one description serves both the search and the reader. Only plain moves and
 * drops have a shorter way, in {@code Maker}; {@code EditLaws} of the test kit hold it to their forms.
 */
@NullMarked
package org.variorum.rules.make;

import org.jspecify.annotations.NullMarked;
