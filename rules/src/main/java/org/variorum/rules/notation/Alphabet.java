package org.variorum.rules.notation;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.Piece;

/**
 * How pieces are written in moves: by their letters, except the pawn, which has none.
 *
 * @param pawn the letter of the one kind that is called a pawn; empty if there is none, or more than one
 */
record Alphabet(Optional<String> pawn) {

  static Alphabet of(Definition definition) {
    List<String> pawns =
        definition.pieces().stream().filter(piece -> piece.name().equals("pawn")).map(PieceKind::letter)
            .toList();
    return new Alphabet(pawns.size() == 1 ? Optional.of(pawns.getFirst()) : Optional.empty());
  }

  /** The letter without the mark of what turns back when it is captured: players cannot see that. */
  static String letter(Piece piece) {
    return piece.letter().replace("~", "");
  }

  /** The letter of the first kind that has a name. */
  static Optional<String> letter(String name, Definition definition) {
    return definition.pieces().stream().filter(piece -> piece.name().equals(name)).map(PieceKind::letter)
        .map(letter -> letter.replace("~", "")).findFirst();
  }

  boolean isPawn(Piece piece) {
    return pawn.filter(piece.letter()::equals).isPresent();
  }
}
