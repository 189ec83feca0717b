package org.variorum.rules.definition;

import java.util.List;

/** A definition that cannot be compiled to a game: a combination of words without meaning, or a movement too large. */
public final class UnplayableDefinitionException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<Flaw> flaws;

  public UnplayableDefinitionException(List<Flaw> flaws) {
    super(String.join("; ", flaws.stream().map(Flaw::reason).toList()));
    this.flaws = List.copyOf(flaws);
  }

  /** All reasons found, each with the part of the definition that it is about. */
  public List<Flaw> flaws() {
    return flaws;
  }

  /** All reasons found, each a sentence for the author of the definition. */
  public List<String> reasons() {
    return flaws.stream().map(Flaw::reason).toList();
  }
}
