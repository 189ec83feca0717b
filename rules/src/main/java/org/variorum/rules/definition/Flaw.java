package org.variorum.rules.definition;

/**
 * What is wrong with a definition although each of its words can be read.
 *
 * @param about the part that it is about
 * @param reason what is wrong, and why
 * @param severity whether the definition is refused for it
 */
public record Flaw(Topic about, String reason, Severity severity) {

  /** What is quoted from a definition may hold control characters, which no terminal shall obey. */
  public Flaw {
    reason = reason.replaceAll("\\p{Cc}", "\uFFFD");
  }

  /** A flaw for which the definition is refused. */
  public static Flaw error(Topic about, String reason) {
    return new Flaw(about, reason, Severity.ERROR);
  }

  /** A flaw that its author is told of. */
  public static Flaw hint(Topic about, String reason) {
    return new Flaw(about, reason, Severity.HINT);
  }
}
