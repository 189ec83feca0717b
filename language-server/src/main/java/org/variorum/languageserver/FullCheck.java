package org.variorum.languageserver;

import java.util.List;
import org.variorum.rules.language.DefinitionReader;

/**
 * The second stage of a check, in steps, so that it can be dropped when a newer text comes: compiles the definition, then
 * the definition with each of its options. A step takes milliseconds, for large games some hundred.
 */
public final class FullCheck {

  private final Diagnoser diagnoser;
  private final DefinitionReader.Check check;

  FullCheck(Diagnoser diagnoser, DefinitionReader.Check check) {
    this.diagnoser = diagnoser;
    this.check = check;
  }

  /** Takes a step; returns whether another one follows. */
  public boolean proceed() {
    return check.proceed();
  }

  /** What the steps until now have found. */
  public List<Diagnostic> diagnostics() {
    return diagnoser.diagnostics(check.problems());
  }
}
