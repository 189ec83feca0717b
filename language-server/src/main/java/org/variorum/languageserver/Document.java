package org.variorum.languageserver;

/**
 * A text that an author edits.
 *
 * @param file the name of the file, which problems show; its last part without extension is the game's id
 * @param text the whole text
 * @param version a number that grows with each change
 */
public record Document(String file, String text, int version) {}
