package org.variorum.rules.position;

import java.util.List;

/** A well-formed arrangement that is no position of the game (COM-5). */
public final class IllegalSetupException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final List<String> flaws;

  public IllegalSetupException(List<String> flaws) {
    super(("no position of this game: " + String.join("; ", flaws)).replaceAll("\\p{Cc}", "\uFFFD"));
    this.flaws = flaws.stream().map(flaw -> flaw.replaceAll("\\p{Cc}", "\uFFFD")).toList();
  }

  /** All flaws at once. */
  public List<String> flaws() {
    return flaws;
  }
}
