package org.variorum.testkit.naive.position;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;

/**
 * A definition, opened where the rules look it up.
 *
 * @param start the pieces of the start position
 * @param checkDependent the letters of the pieces that move otherwise in check
 */
public record Rules(Definition definition, Geometry geometry, Board start, Set<String> checkDependent,
    Optional<Mechanism.Hands> hands, Optional<Mechanism.EnPassant> enPassant,
    Optional<Mechanism.Castling> castling, Optional<Mechanism.Borrowing> borrowing,
    Optional<Mechanism.Acting> acting, Optional<Mechanism.AnswerBan> answerBan,
    Optional<Mechanism.Exchange> exchange, Optional<Mechanism.Range> range,
    Optional<Mechanism.Displacement> displacement, Optional<Mechanism.Explosion> explosion,
    Optional<Goal.Checks> checks) {

  public static Rules of(Definition definition) {
    return new Rules(definition, definition.board(), new Placement(definition).read(definition.start()),
        definition.pieces().stream().filter(piece -> !piece.ways().equals(piece.waysInCheck()))
            .map(PieceKind::letter)
            .collect(Collectors.toUnmodifiableSet()),
        definition.mechanism(Mechanism.Hands.class), definition.mechanism(Mechanism.EnPassant.class),
        definition.mechanism(Mechanism.Castling.class), definition.mechanism(Mechanism.Borrowing.class),
        definition.mechanism(Mechanism.Acting.class), definition.mechanism(Mechanism.AnswerBan.class),
        definition.mechanism(Mechanism.Exchange.class), definition.mechanism(Mechanism.Range.class),
        definition.mechanism(Mechanism.Displacement.class), definition.mechanism(Mechanism.Explosion.class),
        definition.goals().stream().filter(Goal.Checks.class::isInstance).map(Goal.Checks.class::cast)
            .findFirst());
  }

  /** The kind of piece with a letter that the definition itself uses. */
  public PieceKind piece(String letter) {
    return definition.piece(letter).orElseThrow(() -> new IllegalArgumentException("no piece " + letter));
  }

  /** Whether the game knows check (COM-5). */
  public boolean hasCheck() {
    return definition.royalty().mode() == Royalty.Mode.CHECK;
  }

  /** Whether a royal piece can leave the board: by capture, or in a blast. */
  public boolean royalMayFall() {
    return definition.royalty().mode() == Royalty.Mode.CAPTURE || explosion.isPresent()
        || definition.goals().contains(new Goal.RoyalCaptured());
  }

  /** Whether a piece on this square counts as unmoved. */
  public boolean atHome(Piece piece, int square) {
    return piece.kind().home().map(home -> Ground.contains(geometry, home, square, piece.side()))
        .orElseGet(() -> start.holds(square, other -> other.is(piece.side(), piece.letter())));
  }
}
