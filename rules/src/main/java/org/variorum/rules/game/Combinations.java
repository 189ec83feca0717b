package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Mechanism.Acting;
import org.variorum.rules.definition.Mechanism.Borrowing;
import org.variorum.rules.definition.Mechanism.Displacement;
import org.variorum.rules.definition.Mechanism.EnPassant;
import org.variorum.rules.definition.Mechanism.Exchange;
import org.variorum.rules.definition.Mechanism.Explosion;
import org.variorum.rules.definition.Mechanism.Hands;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Leg;

/** Combinations of words that have no meaning, each with the reason and the word or man that it is about. */
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
    definition.mechanism(Explosion.class).ifPresent(_ -> combinations.refuseMan(hasLeg(Leg.Over.ENEMY),
        "explosion and capturing in passing: it is not known where the blast is"));
    definition.mechanism(Explosion.class).ifPresent(_ -> combinations.refuseRule(Displacement.class,
        "explosion and displacement: it is not known whether a man that is put elsewhere stands the blast"));
    definition.mechanism(Displacement.class).ifPresent(_ -> combinations.refuseMan(hasLeg(Leg.Over.ENEMY),
        "displacement and capturing in passing: it is not known whether a man captured on the way is put elsewhere"));
    definition.mechanism(Displacement.class).filter(combinations::exchanges)
        .ifPresent(_ -> combinations.refuseRule(Exchange.class,
            "exchange and displacement of the same men: the text of a move could not say which of the two it is"));
    combinations.refuseMan(
        man -> ways(man).anyMatch(way -> choosesVictims(way) && hasLeg(way, Leg.Over.ENEMY)),
        "capturing only certain men and capturing in passing: it is not known whom it may capture on its way");
    definition.mechanism(Borrowing.class).ifPresent(_ -> combinations.borrowing());
    return combinations.flaws;
  }

  /** Whether a man that is displaced may be put where the other came from, as by an exchange. */
  private boolean exchanges(Displacement displacement) {
    return definition.mechanism(Exchange.class)
        .filter(exchange -> displacement.men().contains(exchange.with()))
        .filter(exchange -> exchange.enemy() || displacement.own()).isPresent();
  }

  private void acting(Acting acting) {
    refuseRule(Hands.class, "acting and hands: nothing is captured, so nothing comes to a hand");
    refuseRule(Explosion.class, "acting and explosion: nothing is captured, so nothing explodes");
    refuseRule(Displacement.class, "acting and displacement: nothing is captured, so nothing is displaced");
    refuseRule(EnPassant.class, "acting and en passant: nothing is captured");
    refuseRule(Borrowing.class, "acting and borrowing: acting goes by a man's own movement");
    refuseMan(hasLeg(Leg.Over.ENEMY), "acting and capturing in passing: nothing is captured");
    if (acting.form() != Acting.Form.APPROACHING && acting.form() != Acting.Form.RIFLE) {
      refuseMan(hasLeg(Leg.Over.MAN),
          "acting and hoppers: only approaching and rifle say what happens beyond a hurdle");
    }
    refuseMan(man -> !man.pivots().isEmpty(),
        "acting and orbiting: nothing lies straight beyond the end of an orbit");
    refuseMan(man -> ways(man).anyMatch(Combinations::choosesVictims),
        "acting and movement that captures only certain men: it is not known on whom such a man acts");
    if (acting.form() != Acting.Form.SHUNTING && acting.form() != Acting.Form.RIFLE) {
      refuseRule(Mechanism.Range.class,
          "acting and range: only rifle and shunting lead to the target, so that it is known what is in range");
    }
    boolean check = definition.royalty().mode() == Royalty.Mode.CHECK;
    refuseMan(man -> check && man.royal() && onEnemy(acting, man) == Acting.Effect.NONE,
        "acting on no enemies and check: no man could attack a royal one, so there is no check");
  }

  private void borrowing() {
    refuseRule(Explosion.class,
        "borrowing and explosion: it is not known whether a royal man that may not capture lends its captures");
    refuseMan(man -> ways(man).anyMatch(Combinations::choosesVictims),
        "borrowing and movement that captures only certain men: it is not known whom the borrower may capture");
    refuseMan(hasLeg(Leg.Over.ENEMY),
        "borrowing and capturing in passing: it is not known whether a man that may only capture like a friend may");
    refuseMan(man -> !man.ways().equals(man.waysInCheck()),
        "borrowing and movement that depends on check: it is not known which movement is lent");
  }

  private void refuseRule(Class<? extends Mechanism> rule, String reason) {
    if (definition.mechanism(rule).isPresent()) {
      flaws.add(Flaw.error(new Topic.Rule(rule), reason));
    }
  }

  /** Refuses the definition once, at the first man of that kind. */
  private void refuseMan(Predicate<Man> kind, String reason) {
    Optional<Man> first = definition.men().stream().filter(kind).findFirst();
    first.ifPresent(man -> flaws.add(Flaw.error(new Topic.Kind(man.letter()), reason)));
  }

  private static Acting.Effect onEnemy(Acting acting, Man man) {
    return man.basic().isPresent() ? acting.promotedEnemy() : acting.enemy();
  }

  private static boolean choosesVictims(Way way) {
    return !way.victims().isEmpty();
  }

  private static Predicate<Man> hasLeg(Leg.Over over) {
    return man -> ways(man).anyMatch(way -> hasLeg(way, over));
  }

  private static boolean hasLeg(Way way, Leg.Over over) {
    return way.movement().paths().stream().flatMap(path -> path.legs().stream())
        .anyMatch(leg -> leg.over() == over);
  }

  /** All ways of a man, in check or not. */
  private static Stream<Way> ways(Man man) {
    return Stream.concat(man.ways().stream(), man.waysInCheck().stream());
  }
}
