package org.variorum.server.api;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Games that were read from PGN, or are to be written as PGN.
 *
 * @param unread a sentence for each game of the text that could not be read, with its place; missing if there is none
 */
public record PgnView(List<Tree> games, @Nullable List<String> unread) {

  /** Games, all of which could be read. */
  public PgnView(List<Tree> games) {
    this(games, null);
  }

  /**
   * A game with its variations.
   *
   * @param start the FEN from which it starts; missing for the game's start position
   * @param tags in order
   * @param moves the main line
   */
  public record Tree(String game, List<String> options, @Nullable String start,
      @Cleaned Map<String, String> tags, @Cleaned @Nullable String comment, List<Node> moves,
      String result) {}

  /**
   * A move.
   *
   * @param text as COM-3 or SAN writes it
   * @param glyph such as {@code !?}
   * @param variations other moves instead of this one
   */
  public record Node(String text, @Nullable String glyph, @Cleaned @Nullable String comment,
      List<List<Node>> variations) {}
}
