package org.variorum.languageserver;

import java.util.List;
import org.variorum.rules.definition.Severity;

/**
 * A problem with its place.
 *
 * @param range the faulty word or letter
 * @param message what is wrong, what is expected and what was probably meant: the same as in the terminal
 * @param code the kind of the problem, for programs
 * @param fixes the known remedies, the best first
 */
public record Diagnostic(Range range, Severity severity, String message, Code code, List<Fix> fixes) {

  /** The kinds of problems. */
  public enum Code {
    /** The text is not YAML. */
    SYNTAX,
    /** A word or value is not right. */
    DEFINITION,
    /** The problem is in another file, from which this one starts. */
    ANCESTOR
  }

  public Diagnostic {
    fixes = List.copyOf(fixes);
  }
}
