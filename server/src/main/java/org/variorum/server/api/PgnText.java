package org.variorum.server.api;

/** PGN. */
public record PgnText(String pgn) {}
