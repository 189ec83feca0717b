package org.variorum.rules.notation;

/**
 * A token of PGN text.
 *
 * @param kind the kind of the token
 * @param text a tag's name, a comment's words, a glyph's number, a result or a move; empty for other tokens
 * @param value a tag's value; empty for all other tokens
 * @param line the line of the token's start, from 1
 * @param column the column of the token's start, from 1
 */
record PgnToken(Kind kind, String text, String value, int line, int column) {

  enum Kind {
    TAG, COMMENT, GLYPH, RESULT, MOVE, OPEN, CLOSE, END
  }
}
