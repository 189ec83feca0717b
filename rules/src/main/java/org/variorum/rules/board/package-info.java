/**
 * Cells and the steps between them, how the sides see them, how they are named and drawn. The only place that
 * calculates with files and ranks.
 *
 * <p>A kind of board is a {@code Topology}, which says where a step over an edge arrives and how many files lie
 * apart. Programs, attacks, lines and ranges follow from that. It costs nothing in play, because paths are walked
 * once, when a game is compiled. {@code Geometry.MAX_CELLS} is what the nodes of programs, the codes of moves and
 * the undo journal have room for.
 *
 * <p>A board is drawn cell by cell, from {@code Geometry.place} and {@code Geometry.outline}; {@code BoardLook} adds
 * lines, marks and names. A page draws these and knows no kind of board.
 */
@NullMarked
package org.variorum.rules.board;

import org.jspecify.annotations.NullMarked;
