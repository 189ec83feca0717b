package org.variorum.server.api;

/**
 * Asks what a man can do. Without moves the position may be any arrangement of men, also one that is no position of the
 * game, as in a movement diagram.
 */
public record InsightQuery(PositionQuery position, String square) {}
