package org.variorum.testkit.naive;

import java.util.List;

/** Refusal of an arrangement that is no valid position (COM-5), with all its flaws. */
public final class RefusedSetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final transient List<String> flaws;

  RefusedSetupException(String fen, List<String> flaws) {
    super(String.join("; ", flaws) + ", in \"" + fen + "\"");
    this.flaws = List.copyOf(flaws);
  }

  /** All flaws, at least one. */
  public List<String> flaws() {
    return flaws;
  }
}
