package org.variorum.rules.rule.hands;

import java.util.List;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;

/**
 * How a kind of piece is dropped.
 *
 * @param letter the piece
 * @param region where it may be dropped
 * @param mostPerFile so many pieces of its kind and side, unpromoted, a file may have (nifu); 0: any number
 * @param mayMate whether the drop may give mate (a shogi pawn's may not)
 * @param stuck whether it may be dropped where it would have no further move on the empty board
 * @param eitherForm whether it may also be dropped as one of its promoted forms
 */
public record Drop(String letter, Region region, int mostPerFile, boolean mayMate, boolean stuck, boolean eitherForm) {

  /** The promoted forms in which it may be dropped, too. */
  List<String> forms(Definition definition) {
    return !eitherForm ? List.of()
        : definition.pieces().stream().filter(piece -> piece.basic().filter(letter::equals).isPresent())
            .map(PieceKind::letter).toList();
  }
}
