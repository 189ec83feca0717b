package org.variorum.testkit.naive.position;

import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;

/**
 * A definition, opened where all look it up. What mechanisms say, only they look up.
 *
 * @param start the pieces of the start position
 * @param checkDependent the letters of the pieces that move otherwise in check
 */
public record Rules(Definition definition, Geometry geometry, Board start, Set<String> checkDependent) {

  public static Rules of(Definition definition) {
    return new Rules(definition, definition.board(), new Placement(definition).read(definition.start()),
        definition.pieces().stream().filter(definition::changesInCheck)
            .map(PieceKind::letter)
            .collect(Collectors.toUnmodifiableSet()));
  }

  /** The kind of piece with a letter that the definition itself uses. */
  public PieceKind piece(String letter) {
    return definition.piece(letter).orElseThrow(() -> new IllegalArgumentException("no piece " + letter));
  }

  /** Whether the game knows check (COM-5). */
  public boolean hasCheck() {
    return definition.royalty().mode() == Royalty.Mode.CHECK;
  }

  /** Whether a royal piece can leave the board: by capture, or by what a capture does besides. */
  public boolean royalMayFall() {
    return definition.goals().contains(new Goal.RoyalCaptured());
  }

  /** Whether a piece on this square counts as unmoved. */
  public boolean atHome(Piece piece, int square) {
    return piece.kind().home().map(home -> Ground.contains(geometry, home, square, piece.side()))
        .orElseGet(() -> start.holds(square, other -> other.is(piece.side(), piece.letter())));
  }
}
