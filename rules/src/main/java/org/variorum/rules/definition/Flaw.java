package org.variorum.rules.definition;

/**
 * A problem that a definition has although each of its words is well-formed.
 *
 * @param topic the part of the definition that has the problem
 * @param reason what is wrong, and why
 * @param severity whether the definition is refused or its author only gets a hint
 */
public record Flaw(Topic topic, String reason, Severity severity) {

  /** Replaces control characters, because the reason may quote the definition and is printed to terminals. */
  public Flaw {
    reason = reason.replaceAll("\\p{Cc}", "\uFFFD");
  }

  /** An error: the definition is refused. */
  public static Flaw error(Topic topic, String reason) {
    return new Flaw(topic, reason, Severity.ERROR);
  }

  /** A hint for the author: the definition is accepted. */
  public static Flaw hint(Topic topic, String reason) {
    return new Flaw(topic, reason, Severity.HINT);
  }
}
