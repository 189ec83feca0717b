package org.variorum.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Mechanism.Acting;
import org.variorum.rules.definition.Mechanism.Borrowing;
import org.variorum.rules.definition.Mechanism.Displacement;
import org.variorum.rules.definition.Mechanism.EnPassant;
import org.variorum.rules.definition.Mechanism.Exchange;
import org.variorum.rules.definition.Mechanism.Explosion;
import org.variorum.rules.definition.Mechanism.Hands;
import org.variorum.rules.definition.Mechanism.Turn;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Leg;

/** Combinations of words that have no meaning, each with the reason and the word or piece that it is about. */
final class Combinations {

  private final Definition definition;
  private final List<Flaw> flaws = new ArrayList<>();

  private Combinations(Definition definition) {
    this.definition = definition;
  }

  /** All reasons why a definition cannot be played; empty if it can. */
  static List<Flaw> refused(Definition definition) {
    Combinations combinations = new Combinations(definition);
    definition.mechanism(Acting.class).ifPresent(combinations::acting);
    definition.mechanism(Explosion.class).ifPresent(_ -> combinations.refusePiece(hasLeg(Leg.Over.ENEMY),
        "explosion and capturing in passing: it is not known where the blast is"));
    definition.mechanism(Explosion.class).ifPresent(_ -> combinations.refuseRule(Displacement.class,
        "explosion and displacement: it is not known whether a piece that is put elsewhere stands the blast"));
    definition.mechanism(Displacement.class).ifPresent(_ -> combinations.refusePiece(hasLeg(Leg.Over.ENEMY),
        "displacement and capturing in passing: it is not known whether a piece captured on the way is put elsewhere"));
    definition.mechanism(Displacement.class).filter(combinations::exchanges)
        .ifPresent(_ -> combinations.refuseRule(Exchange.class,
            "exchange and displacement of the same pieces: the text of a move could not say which of the two it is"));
    combinations.refusePiece(
        piece -> ways(piece).anyMatch(way -> choosesVictims(way) && hasLeg(way, Leg.Over.ENEMY)),
        "capturing only certain pieces and capturing in passing: it is not known whom it may capture on its way");
    definition.mechanism(Turn.class).filter(turn -> turn.parts().size() > 1)
        .flatMap(_ -> definition.mechanism(Displacement.class)).filter(Displacement::freezes)
        .ifPresent(_ -> combinations.refuseRule(Turn.class,
            "a turn of several moves and pieces that are frozen: it is not known from which move on they may move again"));
    definition.mechanism(Borrowing.class).ifPresent(_ -> combinations.borrowing());
    return combinations.flaws;
  }

  /** Whether a piece that is displaced may be put where the other came from, as by an exchange. */
  private boolean exchanges(Displacement displacement) {
    return definition.mechanism(Exchange.class)
        .filter(exchange -> displacement.pieces().contains(exchange.with()))
        .filter(exchange -> exchange.enemy() || displacement.own()).isPresent();
  }

  private void acting(Acting acting) {
    refuseRule(Hands.class, "acting and hands: nothing is captured, so nothing comes to a hand");
    refuseRule(Explosion.class, "acting and explosion: nothing is captured, so nothing explodes");
    refuseRule(Displacement.class, "acting and displacement: nothing is captured, so nothing is displaced");
    refuseRule(EnPassant.class, "acting and en passant: nothing is captured");
    refuseRule(Borrowing.class, "acting and borrowing: acting goes by a piece's own movement");
    refusePiece(hasLeg(Leg.Over.ENEMY), "acting and capturing in passing: nothing is captured");
    if (acting.form() != Acting.Form.APPROACHING && acting.form() != Acting.Form.RIFLE) {
      refusePiece(hasLeg(Leg.Over.PIECE),
          "acting and hoppers: only approaching and rifle say what happens beyond a hurdle");
    }
    refusePiece(piece -> !piece.pivots().isEmpty(),
        "acting and orbiting: nothing lies straight beyond the end of an orbit");
    refusePiece(piece -> ways(piece).anyMatch(Combinations::choosesVictims),
        "acting and movement that captures only certain pieces: it is not known on whom such a piece acts");
    if (acting.form() != Acting.Form.SHUNTING && acting.form() != Acting.Form.RIFLE) {
      refuseRule(Mechanism.Range.class,
          "acting and range: only rifle and shunting lead to the target, so that it is known what is in range");
    }
    boolean check = definition.royalty().mode() == Royalty.Mode.CHECK;
    refusePiece(piece -> check && piece.royal() && onEnemy(acting, piece) == Acting.Effect.NONE,
        "acting on no enemies and check: no piece could attack a royal one, so there is no check");
  }

  private void borrowing() {
    refuseRule(Explosion.class,
        "borrowing and explosion: it is not known whether a royal piece that may not capture lends its captures");
    refusePiece(piece -> ways(piece).anyMatch(Combinations::choosesVictims),
        "borrowing and movement that captures only certain pieces: it is not known whom the borrower may capture");
    refusePiece(hasLeg(Leg.Over.ENEMY),
        "borrowing and capturing in passing: it is not known whether a piece that may only capture like a friend may");
    refusePiece(piece -> !piece.ways().equals(piece.waysInCheck()),
        "borrowing and movement that depends on check: it is not known which movement is lent");
  }

  private void refuseRule(Class<? extends Mechanism> rule, String reason) {
    if (definition.mechanism(rule).isPresent()) {
      flaws.add(Flaw.error(new Topic.Rule(rule), reason));
    }
  }

  /** Refuses the definition once, at the first piece of that kind. */
  private void refusePiece(Predicate<PieceKind> kind, String reason) {
    Optional<PieceKind> first = definition.pieces().stream().filter(kind).findFirst();
    first.ifPresent(piece -> flaws.add(Flaw.error(new Topic.Kind(piece.letter()), reason)));
  }

  private static Acting.Effect onEnemy(Acting acting, PieceKind piece) {
    return piece.basic().isPresent() ? acting.promotedEnemy() : acting.enemy();
  }

  private static boolean choosesVictims(Way way) {
    return !way.victims().isEmpty();
  }

  private static Predicate<PieceKind> hasLeg(Leg.Over over) {
    return piece -> ways(piece).anyMatch(way -> hasLeg(way, over));
  }

  private static boolean hasLeg(Way way, Leg.Over over) {
    return way.movement().paths().stream().flatMap(path -> path.legs().stream())
        .anyMatch(leg -> leg.over() == over);
  }

  /** All ways of a piece, in check or not. */
  private static Stream<Way> ways(PieceKind piece) {
    return Stream.concat(piece.ways().stream(), piece.waysInCheck().stream());
  }
}
