package org.variorum.languageserver;

/**
 * Help about a part of a text.
 *
 * @param markdown the help
 * @param range the part that the help is about
 */
public record Hover(String markdown, Range range) {}
