package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Mark.Look;

/**
 * What a piece can do where it stands, and why.
 *
 * <p>Of a piece of the side to move in a {@link Position} the sights are its legal moves, and the barriers are all other
 * squares that its movement reaches on the board as it stands: what keeps it from there is the safety of its royal piece, a ban,
 * range or another rule of the turn. Of a piece of the other side, and in any arrangement that need not be a position, the
 * sights are what its movement allows; nothing is said of legality, so that it can be asked with kings or without. What the
 * side to move may do with a piece of the other side comes before them, and is legal ({@link SightKind#byEnemy}). If a
 * piece's movement depends on check (NMT-6), it is the one that holds while its side is, or is not, in check.
 *
 * @param square where the piece stands
 * @param piece the piece
 * @param legal whether the sights are legal moves, or else what its movement allows
 * @param remarks the effects of rules on it where it stands
 * @param barred why it may not move at all, if one reason says it all
 * @param sights what it can do
 * @param barriers where its movement reaches and no legal move leads, in the order in which its ways lead there
 */
public record Insight(int square, Piece piece, boolean legal, List<Remark> remarks,
    Optional<Refusal.Illegal> barred, List<Sight> sights, List<Barrier> barriers) {

  /**
   * The effect of a rule on a piece where it stands.
   *
   * @param mark the squares that matter to it
   * @param words a sentence that begins with "It"; empty if there is nothing to say but what is said of its kind
   */
  public record Remark(Mark mark, Optional<String> words) {}

  /**
   * What happens. Each form of move brings what it does.
   *
   * @param look how a board marks the square where it happens
   * @param word what such a mark is called
   * @param verb what the piece does, before the name of the piece to which it does that
   * @param does the same in a legend, where that piece or square is seen
   * @param byEnemy whether the other side does it to the piece; where it is that side's turn, it is a legal move
   */
  public record SightKind(Look look, String word, String verb, String does, boolean byEnemy) {

    /** It goes to an empty square. */
    public static final SightKind MOVE =
        new SightKind(Look.TARGET, "may be reached", "go to", "goes there");
    /** It captures, and the captured piece is removed. */
    public static final SightKind CAPTURE =
        new SightKind(Look.CAPTURE, "may be captured", "capture", "captures there");
    /** Nothing now: the square is empty, and it could only do something to a piece that stood there. */
    public static final SightKind GUARD =
        new SightKind(Look.GUARD, "guarded", "guard", "would capture there");
    /** The same where pieces act on others instead of capturing them. */
    public static final SightKind ACTING_GUARD =
        new SightKind(Look.GUARD, "guarded", "guard", "would act there");

    /** Something that the piece does itself. */
    public SightKind(Look look, String word, String verb, String does) {
      this(look, word, verb, does, false);
    }
  }

  /**
   * Something that the piece can do.
   *
   * @param kind what
   * @param square where: an empty square, or that of the piece to which it happens
   * @param to where the piece then stands
   * @param promotes whether it may, or must, become something else
   */
  public record Sight(SightKind kind, int square, int to, boolean promotes) {}

  /**
   * A square that the piece's movement reaches and no legal move has.
   *
   * @param square where it would go, or that of the piece to which something would happen
   * @param move the move that is not legal, as COM-3 writes it
   * @param why what {@link Position#whyNot} says of it
   */
  public record Barrier(int square, String move, Refusal.Illegal why) {}

  /** The squares that the piece's legal moves touch: where it goes, and where the pieces are to which something happens. */
  public SortedSet<Integer> reachable() {
    SortedSet<Integer> squares = new TreeSet<>();
    sights.stream().filter(sight -> sight.kind().look() != Look.GUARD)
        .forEach(sight -> squares.addAll(List.of(sight.square(), sight.to())));
    squares.remove(square);
    return squares;
  }

  /** The same in a game's names of the sides. */
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
