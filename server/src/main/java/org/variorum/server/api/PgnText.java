package org.variorum.server.api;

/** One or more games as PGN. */
public record PgnText(String pgn) {}
