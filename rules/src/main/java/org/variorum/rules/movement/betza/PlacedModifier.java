package org.variorum.rules.movement.betza;

/** A Betza modifier and its column in the text. */
record PlacedModifier(BetzaText source, BetzaModifier modifier, int column) {

  BetzaException error(String problem, String expected) {
    return source.error(column, "`" + modifier.letter() + "` (" + modifier.meaning() + ") " + problem,
        expected);
  }

  boolean is(BetzaModifier.Kind kind) {
    return modifier.kind() == kind;
  }
}
