package org.variorum.rules.rule;

/** Something that holds of a game by one of its rules and that others may have to know, without knowing the rule. */
public enum Property {
  /** A piece that captures is gone from the board. */
  CAPTURER_VANISHES,
  /** A capture changes more squares than those of the capturer and the captured; so royal pieces may vanish by it. */
  CAPTURES_SPREAD
}
