package org.variorum.rules.position;

import java.util.List;
import org.variorum.rules.board.SideNames;

/**
 * A mark that a board can show on squares.
 *
 * @param look the appearance; a page that does not know the appearance draws a plain mark
 * @param word the name of the mark
 * @param squares the marked squares, in any order
 * @param beneath the pieces that stand on the square beneath another piece, the uppermost first
 */
public record Mark(Look look, String word, List<Integer> squares, List<Piece> beneath) {

  /** The appearance of a mark. The word of the mark gives its meaning. */
  public enum Look {
    /** A piece that may not move. */
    STILL,
    /** A piece with restricted moves. */
    LIMITED,
    /** An empty square with a special meaning. */
    CROSSED,
    /** A square that no piece can enter or pass. The square is drawn filled. */
    WALL,
    /** A piece that enables another piece to do more; an arrow points at the other piece. */
    SUPPORT,
    /** A piece that another piece needs near it. */
    COMPANY,
    /** A piece that stands on other pieces. */
    STACK,
    /** Squares to which a piece is confined. */
    REGION,
    /** An empty square to which a piece can move. */
    TARGET,
    /** A piece that can be captured. */
    CAPTURE,
    /** A piece on which a move can have another effect than capture. */
    TOUCH,
    /** A piece that can move together with another in the same move. */
    PARTNER,
    /** An empty square where a piece could be captured or acted on. */
    GUARD
  }

  public Mark {
    squares = List.copyOf(squares);
    beneath = List.copyOf(beneath);
  }

  /** Returns the same mark with the game's own names of the sides. */
  public Mark in(SideNames names) {
    return new Mark(look, names.in(word), squares, beneath);
  }

  /** A mark on squares where no piece stands beneath another piece. */
  public Mark(Look look, String word, List<Integer> squares) {
    this(look, word, squares, List.of());
  }
}
