package org.variorum.lab.roster;

/** A text that does not describe a player. The message contains the text and the reason. */
public final class PlayerSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1;

  PlayerSyntaxException(String text, String problem) {
    super(("player '" + (text.length() > 200 ? text.substring(0, 200) + "…" : text) + "': " + problem)
        .replaceAll("\\p{Cc}", "\uFFFD"));
  }
}
