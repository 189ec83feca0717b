package org.variorum.rules.position;

import java.util.List;
import org.variorum.rules.board.SideNames;

/** A well-formed arrangement of pieces that is not a legal position of the game (COM-5). */
public final class IllegalSetupException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final List<String> flaws;

  public IllegalSetupException(List<String> flaws) {
    super(("no position of this game: " + String.join("; ", flaws)).replaceAll("\\p{Cc}", "\uFFFD"));
    this.flaws = flaws.stream().map(flaw -> flaw.replaceAll("\\p{Cc}", "\uFFFD")).toList();
  }

  /** Returns the same exception with the game's own names of the sides. */
  public IllegalSetupException in(SideNames names) {
    return names.equals(SideNames.USUAL) ? this
        : new IllegalSetupException(flaws.stream().map(names::in).toList());
  }

  /** All flaws of the arrangement. */
  public List<String> flaws() {
    return flaws;
  }
}
