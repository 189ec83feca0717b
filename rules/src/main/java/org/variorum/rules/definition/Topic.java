package org.variorum.rules.definition;

/** The part of a definition that has a problem. The definition reader finds its position in the text. */
public sealed interface Topic {

  /** The kind of piece with a letter. */
  record Kind(String letter) implements Topic {}

  /**
   * The missing movement of a kind of piece. It is no problem if the definition states that the piece does not move.
   */
  record Movement(String letter) implements Topic {}

  /** A rule beyond moving and capturing. */
  record Rule(Class<? extends Mechanism> mechanism) implements Topic {}

  /** The goals, or the whole definition if it has no goals. */
  record Goals() implements Topic {}

  /** The start position. */
  record Start() implements Topic {}
}
