package org.variorum.rules.position;

import java.util.List;
import org.variorum.rules.board.SideNames;

/**
 * Squares that a board can mark.
 *
 * @param look how; a page that does not know it draws it plainly
 * @param word what it is called
 * @param squares which, in any order
 * @param beneath pieces that stand there beneath another, the uppermost first
 */
public record Mark(Look look, String word, List<Integer> squares, List<Piece> beneath) {

  /** How a mark looks. What it means, its word says. */
  public enum Look {
    /** A piece that may not move. */
    STILL,
    /** A piece that may do less than usual. */
    LIMITED,
    /** An empty square with a meaning. */
    CROSSED,
    /** A square that no piece enters or passes: it is filled. */
    WALL,
    /** A piece that enables another to do more; an arrow leads from it to the other. */
    SUPPORT,
    /** A piece that another needs near. */
    COMPANY,
    /** A piece that stands on others. */
    STACK,
    /** Squares to which a piece is bound. */
    REGION,
    /** An empty square where a piece can go. */
    TARGET,
    /** A piece that can be captured. */
    CAPTURE,
    /** A piece to which something else can be done. */
    TOUCH,
    /** A piece that can go in the same move. */
    PARTNER,
    /** A square where something could be done to a piece, if one stood there. */
    GUARD
  }

  public Mark {
    squares = List.copyOf(squares);
    beneath = List.copyOf(beneath);
  }

  /** The same in a game's names of the sides. */
  public Mark in(SideNames names) {
    return new Mark(look, names.in(word), squares, beneath);
  }

  /** For squares where no piece stands beneath another. */
  public Mark(Look look, String word, List<Integer> squares) {
    this(look, word, squares, List.of());
  }
}
