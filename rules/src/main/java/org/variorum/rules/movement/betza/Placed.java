package org.variorum.rules.movement.betza;

/** A Betza modifier and its column in the text. */
record Placed(BetzaText source, BetzaModifier letter, int column) {

  BetzaException error(String problem, String expected) {
    return source.error(column, "`" + letter.letter() + "` (" + letter.meaning() + ") " + problem, expected);
  }

  boolean is(BetzaModifier.Kind kind) {
    return letter.kind() == kind;
  }
}
