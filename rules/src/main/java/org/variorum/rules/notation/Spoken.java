package org.variorum.rules.notation;

import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Transition;

/** Moves and positions in words, to be read aloud: {@code rook captures standard-bearer on b5, which goes to c6}. */
public final class Spoken {

  private final Position position;
  private final Geometry board;
  private final Transition transition;

  private Spoken(Position position, Move move) {
    this.position = position;
    board = position.game().board();
    transition = position.transition(move);
  }

  /** A legal move in words, without an initial capital letter or a full stop. */
  public static String describe(Position position, Move move) {
    Spoken spoken = new Spoken(position, move);
    String action = position.spoken(move, new SanWriter(position).hasRivals(spoken.transition.legs()));
    return action + spoken.blast() + spoken.ending();
  }

  /**
   * A position in words: {@code White: king e1, rooks a1 h1; Black: king e8; White to move; check}. The pieces of a
   * side are in the order of the definition, with the pieces in hand last. Other remembered state, the side to move or
   * the result, and check follow.
   */
  public static String position(Position position) {
    return new SpokenPosition(position).words();
  }

  private String name(Piece piece) {
    return position.game().definition().piece(piece.letter()).map(PieceKind::name).orElse(piece.letter());
  }

  /** The pieces that the move removed besides the captured pieces, in words; empty if there are none. */
  private String blast() {
    long captured = transition.legs().touched().stream().filter(Touched::isRemoved).count();
    String removed = transition.removals().stream().skip(captured)
        .map(removal -> name(removal.piece()) + " on " + board.name(removal.square()))
        .collect(Collectors.joining(", "));
    return removed.isEmpty() ? "" : "; the blast removes " + removed;
  }

  private String ending() {
    Optional<Outcome> outcome = transition.outcome();
    if (outcome.isEmpty()) {
      return transition.check() ? ", check" : "";
    }
    return outcome.get().reason().equals(Outcome.Reason.MATE) ? ", mate"
        : outcome.get().winner().map(winner -> winner == position.turn() ? ", and wins" : ", and loses")
            .orElse(", a draw");
  }
}
