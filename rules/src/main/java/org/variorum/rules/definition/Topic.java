package org.variorum.rules.definition;

/** The part of a definition that a complaint is about: its reader knows where that stands in the text. */
public sealed interface Topic {

  /** The kind of piece with that letter. */
  record Kind(String letter) implements Topic {}

  /** That a kind of piece has no movement: what says so is no mistake. */
  record Movement(String letter) implements Topic {}

  /** A rule beyond moving and capturing. */
  record Rule(Class<? extends Mechanism> mechanism) implements Topic {}

  /** The goals; the whole definition, if it names none. */
  record Goals() implements Topic {}

  /** The start position. */
  record Start() implements Topic {}
}
