package org.variorum.rules.definition;

/** Whether a problem makes its definition unusable. */
public enum Severity {
  /** The definition is refused. */
  ERROR,
  /** The definition is accepted, but its author may have meant something else. */
  HINT
}
