package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.PositionView.MarkView;

/**
 * What a piece can do where it stands.
 *
 * @param words a sentence or two for people
 * @param legal whether the sights are legal moves, or else what its movement allows: of a piece that is not to move, and in
 *     an arrangement that is no position
 * @param marks squares that matter to its moves: those of pieces that enable it to do more, or to which it is bound
 * @param barred why it may not move at all, if one reason says it all
 * @param sights what it can do, and where
 * @param barriers the other squares that its movement reaches, and why no legal move leads there
 */
public record InsightView(String square, String piece, String words, boolean legal, List<MarkView> marks,
    @Nullable WhyView barred, List<Sight> sights, List<Barrier> barriers) {

  /**
   * What a piece can do.
   *
   * @param square where: an empty square, or that of the piece to which it happens
   * @param mark how a board marks it, as {@link MarkView#mark}
   * @param does what it does, in a legend
   * @param to where the piece then stands
   */
  public record Sight(String square, String mark, String does, String to) {}

  /** A square where no legal move of the piece leads, though its movement does. */
  public record Barrier(String square, WhyView why) {}
}
