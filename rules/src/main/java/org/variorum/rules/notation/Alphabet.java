package org.variorum.rules.notation;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.Piece;

/**
 * The letters of pieces in the texts of moves. A pawn is written without a letter.
 *
 * @param pawn the letter of the only kind that is named pawn; empty if no kind, or more than one kind, has that name
 */
record Alphabet(Optional<String> pawn) {

  static Alphabet of(Definition definition) {
    List<String> pawns =
        definition.pieces().stream().filter(piece -> piece.name().equals("pawn")).map(PieceKind::letter)
            .toList();
    return new Alphabet(pawns.size() == 1 ? Optional.of(pawns.getFirst()) : Optional.empty());
  }

  /**
   * Returns the letter of a piece without {@code ~}, the mark of a piece that reverts when it is captured. Players
   * cannot see that mark.
   */
  static String letter(Piece piece) {
    return piece.letter().replace("~", "");
  }

  /** The letter of the first kind with a certain name; empty if there is none. */
  static Optional<String> letter(String name, Definition definition) {
    return definition.pieces().stream().filter(piece -> piece.name().equals(name)).map(PieceKind::letter)
        .map(letter -> letter.replace("~", "")).findFirst();
  }

  boolean isPawn(Piece piece) {
    return pawn.filter(piece.letter()::equals).isPresent();
  }
}
