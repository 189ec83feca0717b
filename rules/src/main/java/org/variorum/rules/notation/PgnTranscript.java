package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;

/**
 * A recorded game without variations, with its moves as texts. The caller ensures that the texts are those of {@link San}:
 * the moves are not played to check them.
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

  /** The side that moves, the text of the move with its mark for check or victory, and the comments after it. */
  public record Ply(Side side, String san, List<String> comments) {

    public Ply {
      comments = Comments.tidy(comments);
    }
  }
}
