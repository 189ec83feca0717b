package org.variorum.languageserver;

/**
 * A place in a text.
 *
 * @param line the line, from 0
 * @param character the number of UTF-16 units before the place in its line
 */
public record Place(int line, int character) {}
