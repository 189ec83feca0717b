package org.variorum.rules.rule;

/** Something that holds of a game by one of its rules and that others may have to know, without knowing the rule. */
public enum Property {
  /** A piece that has moved may be gone from the board. */
  MOVER_MAY_VANISH
}
