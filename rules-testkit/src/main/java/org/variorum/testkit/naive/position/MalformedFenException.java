package org.variorum.testkit.naive.position;

/** Signals a text that is not a FEN of the game (COM-2). */
public final class MalformedFenException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  MalformedFenException(String fen, String reason) {
    super(reason + ", in \"" + fen + "\"");
  }
}
