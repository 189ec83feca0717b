package org.variorum.lab.player;

/** A player does not go on, and so loses the game. */
public final class ForfeitException extends Exception {

  private static final long serialVersionUID = 1;

  /** Why a player does not go on. */
  public enum Reason {
    ILLEGAL_MOVE("illegal move"), CRASH("crash"), HANG("hang"), TIME("time"), FALSE_CLAIM("false claim"),
    RESIGNATION("resignation");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    /** The reason as reports say it. */
    public String words() {
      return words;
    }

    /** Whether the player may be out of order, so that another takes its place in the next game. */
    public boolean isDisorder() {
      return this != TIME && this != RESIGNATION;
    }
  }

  private final Reason reason;

  /** @param note what happened, for people */
  public ForfeitException(Reason reason, String note) {
    super(note);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }

  /** What happened, for people. */
  public String note() {
    return String.valueOf(getMessage());
  }
}
