package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;

/**
 * A recorded game without variations whose moves are known as texts. That the texts are those of {@link San} is up to
 * who kept them; nothing is played to find out.
 *
 * @param tags as in {@link PgnGame}
 * @param start where it begins
 * @param moves in order
 * @param result how it ended
 */
public record PgnTranscript(Map<String, String> tags, Position start, List<Ply> moves, PgnResult result) {

  public PgnTranscript {
    tags = PgnTags.tidy(tags);
    moves = List.copyOf(moves);
  }

  /** Whose move it is, its text with its mark for check or victory, and what is said after it. */
  public record Ply(Side side, String san, List<String> comments) {

    public Ply {
      comments = Comments.tidy(comments);
    }
  }
}
