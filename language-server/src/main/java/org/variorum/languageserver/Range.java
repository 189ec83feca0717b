package org.variorum.languageserver;

/** A part of a text; the end is exclusive. */
public record Range(Place start, Place end) {}
