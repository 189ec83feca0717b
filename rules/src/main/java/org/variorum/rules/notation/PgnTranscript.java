package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;

/**
 * A recorded game without variations, with the texts of its moves. The caller ensures that {@link San} would write the
 * same texts: the moves are not played to check the texts.
 *
 * @param tags the tags, as in {@link PgnGame}
 * @param start the position before the first move
 * @param moves the moves, in order
 * @param result the result
 */
public record PgnTranscript(Map<String, String> tags, Position start, List<Ply> moves, PgnResult result) {

  public PgnTranscript {
    tags = PgnTags.tidy(tags);
    moves = List.copyOf(moves);
  }

  /** One move: its side, its text with the mark for check or victory, and the comments after it. */
  public record Ply(Side side, String san, List<String> comments) {

    public Ply {
      comments = Comments.tidy(comments);
    }
  }
}
