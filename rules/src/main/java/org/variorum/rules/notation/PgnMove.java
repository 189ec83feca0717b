package org.variorum.rules.notation;

import java.util.List;
import org.variorum.rules.position.Move;

/**
 * A move of a recorded game with its annotations.
 *
 * @param move a legal move of the position before it
 * @param glyphs Numeric Annotation Glyphs (NAG) of PGN, from 0 to 255; for example, 1 is {@code !}, a good move
 * @param comments the comments after the move
 * @param variations the alternatives to the move; each starts from the position before the move
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

  /** A move without annotations. */
  public static PgnMove of(Move move) {
    return new PgnMove(move, List.of(), List.of(), List.of());
  }
}
