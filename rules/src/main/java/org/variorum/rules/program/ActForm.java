package org.variorum.rules.program;

/** Where a piece that is acted on stands and where it goes (NOT-5 … NOT-10). */
public enum ActForm {
  APPROACHING, WITHDRAWING, SHUNTING, TOWING, OVERTAKING, RIFLE
}
