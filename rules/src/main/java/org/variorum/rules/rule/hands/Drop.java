package org.variorum.rules.rule.hands;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.CaptureOwner;
import org.variorum.rules.definition.PieceKind;

/**
 * How a kind of piece is dropped.
 *
 * @param letter the piece
 * @param region where it may be dropped
 * @param mostPerFile so many pieces of its kind and side, unpromoted, a file may have (nifu); 0: any number
 * @param mayMate whether the drop may give mate (a shogi pawn's may not)
 * @param stuck whether it may be dropped where it would have no further move on the empty board
 * @param when what must hold before, as its side sees it
 * @param beside what must stand around
 * @param endless whether a hand that has one never runs out of it: the drop leaves the hand as it is
 * @param eitherForm whether it may also be dropped as one of its promoted forms
 * @param keeper into whose hand captured ones come
 */
public record Drop(String letter, Region region, int mostPerFile, boolean mayMate, boolean stuck,
    Optional<Condition> when, Beside beside, boolean endless, boolean eitherForm,
    CaptureOwner keeper) {

  /** What must stand around the square where a piece is dropped. */
  public enum Beside {
    /** Nothing. */
    ANYTHING,
    /** A piece of one's own, in one of the eight directions. */
    OWN,
    /** A piece of either side, in one of the eight directions. */
    ANYBODY,
    /** No enemy along rank or file. */
    NO_ENEMY,
    /** The edge or another piece on the side of rank 1, for both sides: a piece falls as far as it can. */
    BELOW
  }

  /** Whether captured ones come to a hand. */
  boolean fillsHands() {
    return keeper != CaptureOwner.NOBODY && !endless;
  }

  /** The promoted forms in which it may be dropped, too. */
  List<String> forms(List<PieceKind> pieces) {
    return !eitherForm ? List.of()
        : pieces.stream().filter(piece -> piece.basic().filter(letter::equals).isPresent())
            .map(PieceKind::letter).toList();
  }
}
