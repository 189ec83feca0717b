package org.variorum.rules.notation;

import java.util.List;
import org.variorum.rules.position.Move;

/**
 * A move in a record, with what is said about it.
 *
 * @param move a legal move of the position that the moves before it lead to
 * @param glyphs numbers of the sort that PGN calls NAG, 0 to 255: 1 is a good move, {@code !}
 * @param comments what is said after it
 * @param variations what might have been played instead; each starts from the position before the move
 */
public record PgnMove(Move move, List<Integer> glyphs, List<String> comments, List<PgnLine> variations) {

  public PgnMove {
    glyphs = List.copyOf(glyphs);
    comments = Comments.tidy(comments);
    variations = List.copyOf(variations);
    for (int glyph : glyphs) {
      if (glyph < 0 || glyph > 255) {
        throw new IllegalArgumentException("a glyph is a number from 0 to 255, not " + glyph);
      }
    }
  }

  /** A move without comments. */
  public static PgnMove of(Move move) {
    return new PgnMove(move, List.of(), List.of(), List.of());
  }
}
