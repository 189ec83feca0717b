package org.variorum.rules.notation;

/**
 * A piece of PGN text.
 *
 * @param kind what it is
 * @param text a tag's name, a comment's words, a glyph's number, a result's sign, a move's text
 * @param value a tag's value; empty for all others
 * @param line where it begins, from 1
 * @param column where it begins, from 1
 */
record PgnToken(Kind kind, String text, String value, int line, int column) {

  enum Kind {
    TAG, COMMENT, GLYPH, RESULT, MOVE, OPEN, CLOSE, END
  }
}
