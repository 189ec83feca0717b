package org.variorum.lab.player;

/** A player's failure or resignation, which loses the game. */
public final class ForfeitException extends Exception {

  private static final long serialVersionUID = 1;

  /** The reason for a forfeit. */
  public enum Reason {
    ILLEGAL_MOVE("illegal move"), CRASH("crash"), HANG("hang"), TIME("time"), FALSE_CLAIM("false claim"),
    RESIGNATION("resignation");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    /** The reason in one or two words, for reports. */
    public String words() {
      return words;
    }

    /** Whether the player may be in a broken state after the forfeit, so that a new player must replace it. */
    public boolean requiresNewPlayer() {
      return this != TIME && this != RESIGNATION;
    }
  }

  private final Reason reason;

  /** @param note a description of what happened, for people */
  public ForfeitException(Reason reason, String note) {
    super(note);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }

  /** A description of what happened, for people. */
  public String note() {
    return String.valueOf(getMessage());
  }
}
