package org.variorum.rules.definition;

/**
 * A problem that a definition has although each of its words is well-formed.
 *
 * @param about the part of the definition that has the problem
 * @param reason what is wrong, and why
 * @param severity whether the definition is refused or its author only gets a hint
 */
public record Flaw(Topic about, String reason, Severity severity) {

  /** Replaces control characters, because the reason may quote the definition and is printed to terminals. */
  public Flaw {
    reason = reason.replaceAll("\\p{Cc}", "\uFFFD");
  }

  /** An error: the definition is refused. */
  public static Flaw error(Topic about, String reason) {
    return new Flaw(about, reason, Severity.ERROR);
  }

  /** A hint for the author: the definition is accepted. */
  public static Flaw hint(Topic about, String reason) {
    return new Flaw(about, reason, Severity.HINT);
  }
}
