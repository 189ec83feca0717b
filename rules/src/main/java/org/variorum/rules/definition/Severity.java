package org.variorum.rules.definition;

/** What becomes of a definition about which something is said. */
public enum Severity {
  /** It is refused. */
  ERROR,
  /** It is accepted; its author may have meant something else. */
  HINT
}
