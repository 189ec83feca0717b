package org.variorum.view.answer;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Games that were read from PGN, or that are to be written as PGN.
 *
 * @param unread a sentence for each game that could not be read, with its place in the text; missing if there is none
 */
public record PgnView(List<Tree> games, @Nullable List<String> unread) {

  /** Creates a view without unread games. */
  public PgnView(List<Tree> games) {
    this(games, null);
  }

  /**
   * A game with its variations.
   *
   * @param start the FEN of the position before the first move; missing for the game's start position
   * @param tags the PGN tags, in order
   * @param moves the main line
   * @param result the result as in PGN, for example {@code 1-0} or {@code *}
   */
  public record Tree(String game, List<String> options, @Nullable String start,
      @Cleaned Map<String, String> tags, @Cleaned @Nullable String comment, List<Node> moves,
      String result) {}

  /**
   * A move, with its comment and its alternatives.
   *
   * @param text the move as in COM-3 or in SAN
   * @param glyph the evaluation of the move, such as {@code !?}
   * @param variations lines that begin with another move instead of this one
   */
  public record Node(String text, @Nullable String glyph, @Cleaned @Nullable String comment,
      List<List<Node>> variations) {}
}
