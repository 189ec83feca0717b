package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Mark.Look;

/**
 * The possible moves of one piece, and the reasons against moves to other squares.
 *
 * <p>For a piece of the side to move in a {@link Position}, the sights are its legal moves. The barriers are all other
 * squares that its movement reaches on the current board. A rule forbids the moves to these squares, for example the
 * safety of the royal piece. For other pieces, and for arrangements that need not be positions, the sights are
 * what the movement allows. Such sights ignore legality, so the arrangement needs no kings. The first sights of
 * such a piece are the legal moves of the side to move that affect the piece ({@link SightKind#isByEnemy}). If the
 * movement of a piece depends on check (NMT-6), the current movement applies.
 *
 * @param square the square of the piece
 * @param piece the piece
 * @param legal whether the sights are legal moves; if false, they are what the movement allows
 * @param remarks the effects of rules on the piece on its square
 * @param barred the reason that forbids all moves of the piece; empty if no single reason forbids all of them
 * @param sights the possible moves and other effects
 * @param barriers the squares that its movement reaches and its legal moves do not, in the order of the movement
 */
public record Insight(int square, Piece piece, boolean legal, List<Remark> remarks,
    Optional<Refusal.Illegal> barred, List<Sight> sights, List<Barrier> barriers) {

  /**
   * The effect of a rule on a piece on its square.
   *
   * @param mark the squares that matter to the effect
   * @param words a sentence that begins with "It"; empty if the description of the piece's kind says everything
   */
  public record Remark(Mark mark, Optional<String> words) {}

  /**
   * A kind of effect on a square. Each kind of move defines its effects.
   *
   * @param look the appearance of the mark on the square
   * @param word the name of the mark, such as {@code may be captured}
   * @param verb a verb to be followed by the affected piece or square, such as {@code capture}
   * @param legend a clause for a legend beside the marked square, such as {@code captures there}
   * @param isByEnemy whether the other side causes the effect; if that side is to move, the effect is a legal move
   */
  public record SightKind(Look look, String word, String verb, String legend, boolean isByEnemy) {

    /** The piece moves to an empty square. */
    public static final SightKind MOVE =
        new SightKind(Look.TARGET, "may be reached", "go to", "goes there");
    /** The piece captures, and the captured piece is removed. */
    public static final SightKind CAPTURE =
        new SightKind(Look.CAPTURE, "may be captured", "capture", "captures there");
    /** The square is empty, and the piece could only affect a piece that stood on it. */
    public static final SightKind GUARD =
        new SightKind(Look.GUARD, "guarded", "guard", "would capture there");
    /** Like {@link #GUARD}, in games where pieces act on other pieces instead of capturing them. */
    public static final SightKind ACTING_GUARD =
        new SightKind(Look.GUARD, "guarded", "guard", "would act there");

    /** An effect that the piece itself causes. */
    public SightKind(Look look, String word, String verb, String legend) {
      this(look, word, verb, legend, false);
    }
  }

  /**
   * A possible effect of a move of the piece.
   *
   * @param kind the kind of effect
   * @param square an empty square, or the square of the affected piece
   * @param to the square where the piece stands after the move
   * @param promotes whether the piece may or must promote
   */
  public record Sight(SightKind kind, int square, int to, boolean promotes) {}

  /**
   * A square that the movement of the piece reaches and its legal moves do not.
   *
   * @param square the destination of the piece, or the square of the piece that would be affected
   * @param move the illegal move, in the form of COM-3
   * @param why the reason, as {@link Position#whyNot} returns it
   */
  public record Barrier(int square, String move, Refusal.Illegal why) {}

  /** The destinations of the piece and the squares of the affected pieces, without guarded squares. */
  public SortedSet<Integer> reachable() {
    SortedSet<Integer> squares = new TreeSet<>();
    sights.stream().filter(sight -> sight.kind().look() != Look.GUARD)
        .forEach(sight -> squares.addAll(List.of(sight.square(), sight.to())));
    squares.remove(square);
    return squares;
  }

  /** Returns the same insight with the game's own names of the sides. */
  public Insight in(SideNames names) {
    return new Insight(square, piece, legal,
        remarks.stream().map(remark -> new Remark(remark.mark().in(names), remark.words().map(names::in)))
            .toList(),
        barred.map(why -> why.named(names)), sights,
        barriers.stream().map(each -> new Barrier(each.square(), each.move(), each.why().named(names)))
            .toList());
  }

  public Insight {
    remarks = List.copyOf(remarks);
    sights = List.copyOf(sights);
    barriers = List.copyOf(barriers);
  }
}
