package org.variorum.rules.board;

/**
 * Where a piece that goes over a board stands, and how it faces there.
 *
 * @param cell the cell
 * @param heading how it faces
 */
public record OrientedCell(int cell, Heading heading) {}
