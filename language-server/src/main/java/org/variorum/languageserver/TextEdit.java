package org.variorum.languageserver;

/** A replacement of a part of a text; an empty range inserts. */
public record TextEdit(Range range, String newText) {}
