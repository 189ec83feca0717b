package org.variorum.rules.game;

import java.util.List;

/** A definition that cannot be compiled to a game: a combination of words without meaning, or a movement too large. */
public final class UnplayableDefinitionException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final List<String> reasons;

  UnplayableDefinitionException(List<String> reasons) {
    super(String.join("; ", reasons).replaceAll("\\p{Cc}", "\uFFFD"));
    this.reasons = reasons.stream().map(reason -> reason.replaceAll("\\p{Cc}", "\uFFFD")).toList();
  }

  /** All reasons found, each a sentence for the author of the definition. */
  public List<String> reasons() {
    return reasons;
  }
}
