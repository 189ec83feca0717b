package org.variorum.view.answer;

/** One or more games as PGN. */
public record PgnText(String pgn) {}
