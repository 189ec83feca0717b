package org.variorum.testkit.naive.position;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.rule.acting.Acting;
import org.variorum.rules.rule.ban.AnswerBan;
import org.variorum.rules.rule.borrowing.Borrowing;
import org.variorum.rules.rule.castling.Castling;
import org.variorum.rules.rule.checks.Checks;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.rules.rule.enpassant.EnPassant;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.rules.rule.hands.Hands;
import org.variorum.rules.rule.orbit.Orbit;
import org.variorum.rules.rule.range.Range;

/**
 * A definition, opened where the rules look it up.
 *
 * @param start the pieces of the start position
 * @param checkDependent the letters of the pieces that move otherwise in check
 */
public record Rules(Definition definition, Geometry geometry, Board start, Set<String> checkDependent,
    Optional<Hands> hands, Optional<EnPassant> enPassant,
    Optional<Castling> castling, Optional<Borrowing> borrowing,
    Optional<Acting> acting, Optional<AnswerBan> answerBan,
    Optional<Exchange> exchange, List<Range> ranges,
    Optional<Displacement> displacement, Optional<Explosion> explosion,
    Optional<Checks> checks) {

  public static Rules of(Definition definition) {
    return new Rules(definition, definition.board(), new Placement(definition).read(definition.start()),
        definition.pieces().stream().filter(definition::changesInCheck)
            .map(PieceKind::letter)
            .collect(Collectors.toUnmodifiableSet()),
        definition.mechanism(Hands.class), definition.mechanism(EnPassant.class),
        definition.mechanism(Castling.class), definition.mechanism(Borrowing.class),
        definition.mechanism(Acting.class), definition.mechanism(AnswerBan.class),
        definition.mechanism(Exchange.class),
        definition.mechanisms().stream().filter(Range.class::isInstance).map(Range.class::cast).toList(),
        definition.mechanism(Displacement.class), definition.mechanism(Explosion.class),
        definition.goals().stream().filter(Checks.class::isInstance).map(Checks.class::cast)
            .findFirst());
  }

  /** The kind of piece with a letter that the definition itself uses. */
  public PieceKind piece(String letter) {
    return definition.piece(letter).orElseThrow(() -> new IllegalArgumentException("no piece " + letter));
  }

  /** RS-6: the pieces that a piece goes round. */
  public Set<String> pivots(String letter) {
    return definition.mechanisms().stream().filter(Orbit.class::isInstance).map(Orbit.class::cast)
        .filter(orbit -> orbit.piece().equals(letter)).flatMap(orbit -> orbit.pivots().stream())
        .collect(Collectors.toUnmodifiableSet());
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
