package org.variorum.rules.guide;

/** A place in a rules page: the file name that problems show, and the line, counted from 1. */
public record PageLocation(String file, int line) {}
