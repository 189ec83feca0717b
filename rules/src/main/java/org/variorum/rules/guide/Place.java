package org.variorum.rules.guide;

/** Where something stands: the file as problems show it, and the line, from 1. */
public record Place(String file, int line) {}
