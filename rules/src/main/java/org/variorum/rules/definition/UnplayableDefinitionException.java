package org.variorum.rules.definition;

import java.util.List;

/**
 * Thrown if a definition cannot be compiled: its rules cannot be combined, or a movement is too large.
 */
public final class UnplayableDefinitionException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<Flaw> flaws;

  public UnplayableDefinitionException(List<Flaw> flaws) {
    super(String.join("; ", flaws.stream().map(Flaw::reason).toList()));
    this.flaws = List.copyOf(flaws);
  }

  /** All flaws of the definition. */
  public List<Flaw> flaws() {
    return flaws;
  }

  /** The reasons of all flaws, each a sentence for the author of the definition. */
  public List<String> reasons() {
    return flaws.stream().map(Flaw::reason).toList();
  }
}
