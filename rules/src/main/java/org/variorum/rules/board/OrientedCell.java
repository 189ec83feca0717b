package org.variorum.rules.board;

/**
 * A cell and the heading of a piece on it.
 *
 * @param cell the cell
 * @param heading the heading of the piece
 */
public record OrientedCell(int cell, Heading heading) {}
