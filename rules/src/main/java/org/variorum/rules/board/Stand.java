package org.variorum.rules.board;

/**
 * Where one stands who goes over a board, and how one faces there.
 *
 * @param cell the cell
 * @param heading how one faces
 */
public record Stand(int cell, Heading heading) {}
