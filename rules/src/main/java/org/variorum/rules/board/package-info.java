/**
 * Cells of a board and the steps between them, the views of both sides, and the names and pictures of squares. Only
 * this package calculates with files and ranks.
 *
 * <p>Each kind of board is a {@code Topology}, which defines where a step over an edge arrives and how far two files
 * are apart. Movement programs, attacks, lines and ranges follow from the topology. A topology costs no time in play,
 * because paths are walked only when a game is compiled. Nodes of programs, codes of moves and the undo journal have
 * room for {@code Geometry.MAX_CELLS} cells.
 *
 * <p>A board is drawn cell by cell, from {@code Geometry.place} and {@code Geometry.outline}; {@code BoardLook} adds
 * lines, marks and names. A web page draws all of them without knowing the kind of board.
 */
@NullMarked
package org.variorum.rules.board;

import org.jspecify.annotations.NullMarked;
