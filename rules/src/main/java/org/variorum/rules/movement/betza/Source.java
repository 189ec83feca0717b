package org.variorum.rules.movement.betza;

/** The text that is read, for complaints about a place in it. */
record Source(String text) {

  BetzaException error(int column, String problem, String expected) {
    return new BetzaException(text, column, problem, expected);
  }
}
