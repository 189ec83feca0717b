package org.variorum.testkit.naive;

import java.util.List;

/** An arrangement that no game can reach and no player may set up (COM-5), with everything that is wrong with it. */
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
