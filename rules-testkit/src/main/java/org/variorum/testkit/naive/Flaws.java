package org.variorum.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.rules.rule.hands.Drop;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Right;
import org.variorum.testkit.naive.position.Rules;

/** What makes an arrangement impossible (COM-5). */
final class Flaws {
  private final Rules rules;
  private final Attacks attacks;
  private final Castlings castlings;
  private final EnPassants enPassants;
  private final Promotions promotions;

  Flaws(Rules rules, Attacks attacks, Castlings castlings, Promotions promotions) {
    this.rules = rules;
    this.promotions = promotions;
    this.attacks = attacks;
    this.castlings = castlings;
    enPassants = new EnPassants(rules);
  }

  /** All flaws, in words. */
  List<String> of(Position position) {
    List<String> flaws = new ArrayList<>();
    for (Side side : Side.values()) {
      royals(position.board(), side, flaws);
    }
    if (position.board().royal(position.turn()).isPresent()
        && attacks.inCheck(position.board(), position.turn().opponent())) {
      flaws.add("the side that has just moved is in check");
    }
    rights(position, flaws);
    pieces(position.board(), flaws);
    state(position, flaws);
    if (!position.passed().isEmpty() && enPassants.passer(position).isEmpty()) {
      flaws.add("no piece can have passed the en passant square");
    }
    return flaws;
  }

  private void royals(Board board, Side side, List<String> flaws) {
    int count = count(board, side);
    boolean recruited = rules.acting().isPresent() && count == 2 && count(board, side.opponent()) == 0
        && !rules.hasCheck();
    boolean tooFew = count == 0 && rules.hasCheck() && !rules.royalMayFall();
    boolean tooMany = count > 1 && !recruited && rules.definition().royalty().mode() != Royalty.Mode.NONE;
    if (tooFew || tooMany) {
      flaws.add(side + " has " + count + " royal pieces");
    }
  }

  private static int count(Board board, Side side) {
    return board.squares(piece -> piece.side() == side && piece.kind().royal()).size();
  }

  private void rights(Position position, List<String> flaws) {
    for (Right right : position.rights()) {
      if (!castlings.atHome(position.board(), right)) {
        flaws.add("castling right " + right.letter() + " without king and rook at home");
      }
    }
  }

  private void pieces(Board board, List<String> flaws) {
    for (int square : board.squares(piece -> true)) {
      Piece piece = board.at(square).orElseThrow();
      if (piece.frozen() && !canFreeze(piece)) {
        flaws.add(rules.geometry().name(square) + " holds no piece that can be frozen");
      }
      if (mustHavePromoted(piece, square) && !canHaveBeenPut(piece, square)) {
        flaws.add(piece.fen() + " on " + rules.geometry().name(square) + " must have promoted");
      }
    }
  }

  private void state(Position position, List<String> flaws) {
    if (position.swapped() && position.ban().isPresent()
        && rules.exchange().filter(rule -> position.ban().orElseThrow().equals(rule.piece())).isEmpty()) {
      flaws.add("the last move cannot have been an exchange and one of " + position.ban().orElseThrow());
    }
    if (position.part() > 1
        && (position.ban().isPresent() || position.swapped() || !position.passed().isEmpty())) {
      flaws.add("what is for the reply to a move is remembered although the other side has moved since");
    }
    position.ban().filter(letter -> !canHaveMoved(position, letter))
        .ifPresent(letter -> flaws.add("no " + letter + " can have moved"));
    if (rules.checks()
        .filter(goal -> position.checksLeft().values().stream().anyMatch(left -> left > goal.count()))
        .isPresent()) {
      flaws.add("more checks remain than the game began with");
    }
  }

  /** Whether the side that has just moved can have moved a piece of that kind: it is still there, or gone or promoted. */
  private boolean canHaveMoved(Position position, String letter) {
    return !position.board().squares(piece -> piece.is(position.turn().opponent(), letter)).isEmpty()
        || rules.definition().mechanism(Explosion.class).isPresent()
        || rules.definition().piece(letter).flatMap(PieceKind::promotion).isPresent();
  }

  private boolean canFreeze(Piece piece) {
    return rules.displacement().filter(rule -> rule.freezes() && rule.pieces().contains(piece.letter()))
        .isPresent();
  }

  /** A piece that could still move may be set up where it must have promoted; one that could not may not. */
  private boolean mustHavePromoted(Piece piece, int square) {
    return promotions.isStuck(piece.kind(), piece.side(), square) && promotions.inZone(piece, square)
        && piece.kind().promotion().filter(rule -> rule.forcedWhenStuck() || forced(rule, piece, square))
            .isPresent();
  }

  private boolean forced(Promotion rule, Piece piece, int square) {
    return Ground.contains(rules.geometry(), rule.forced(), square, piece.side());
  }

  /** Whether the piece can have come to the square otherwise than by its own plain move (NOT-12). */
  private boolean canHaveBeenPut(Piece piece, int square) {
    return rules.acting().isPresent()
        || rules.exchange().filter(rule -> List.of(rule.piece(), rule.with()).contains(piece.letter()))
            .isPresent()
        || rules.castling().filter(rule -> List.of(rule.king(), rule.rook()).contains(piece.letter()))
            .isPresent()
        || rules.displacement().filter(rule -> rule.pieces().contains(piece.letter())).isPresent()
        || rules.hands().stream().flatMap(rule -> rule.drops().stream())
            .anyMatch(drop -> drops(drop, piece, square))
        || rules.start().holds(square, other -> other.is(piece.side(), piece.letter()))
        || rules.definition().pieces().stream().anyMatch(other -> becomes(other, piece, square));
  }

  /** Whether a piece of another kind can have become the piece on the square. */
  private boolean becomes(PieceKind other, Piece piece, int square) {
    return other.promotion().filter(rule -> rule.to().contains(piece.letter()))
        .filter(rule -> rule.leaving() || promotions.inZone(new Piece(piece.side(), other), square))
        .isPresent();
  }

  private boolean drops(Drop drop, Piece piece, int square) {
    return drop.letter().equals(piece.letter())
        && Ground.contains(rules.geometry(), drop.region(), square, piece.side())
        && (drop.stuck() || !promotions.isStuck(piece.kind(), piece.side(), square));
  }
}
