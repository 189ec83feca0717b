package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;

/** Combinations of words that have no meaning, each with the reason. */
final class Combinations {

  private Combinations() {}

  /** All reasons why a definition cannot be played; empty if it can. */
  static List<String> refused(Definition definition) {
    List<String> reasons = new ArrayList<>();
    boolean acting = definition.mechanism(Mechanism.Acting.class).isPresent();
    if (acting) {
      refuse(reasons, definition.mechanism(Mechanism.Hands.class).isPresent(),
          "acting and hands: nothing is captured, so nothing comes to a hand");
      refuse(reasons, definition.mechanism(Mechanism.Explosion.class).isPresent(),
          "acting and explosion: nothing is captured, so nothing explodes");
      refuse(reasons, definition.mechanism(Mechanism.Displacement.class).isPresent(),
          "acting and displacement: nothing is captured, so nothing is displaced");
      refuse(reasons, definition.mechanism(Mechanism.EnPassant.class).isPresent(),
          "acting and en passant: nothing is captured");
      refuse(reasons, definition.mechanism(Mechanism.Borrowing.class).isPresent(),
          "acting and borrowing: acting goes by a man's own movement");
      refuse(reasons, hasLeg(definition, Leg.Over.ENEMY),
          "acting and capturing in passing: nothing is captured");
      refuse(reasons, hasLeg(definition, Leg.Over.MAN) && formNeedsStraightLines(definition),
          "acting and hoppers: only approaching and rifle say what happens beyond a hurdle");
      refuse(reasons, definition.men().stream().anyMatch(man -> !man.pivots().isEmpty()),
          "acting and orbiting: nothing lies straight beyond the end of an orbit");
    }
    refuse(reasons,
        definition.mechanism(Mechanism.Explosion.class).isPresent() && hasLeg(definition, Leg.Over.ENEMY),
        "explosion and capturing in passing: it is not known where the blast is");
    if (definition.mechanism(Mechanism.Borrowing.class).isPresent()) {
      refuse(reasons, definition.men().stream().flatMap(man -> man.ways().stream())
          .anyMatch(way -> !way.victims().isEmpty()),
          "borrowing and movement that captures only certain men: it is not known whom the borrower may capture");
      refuse(reasons, hasLeg(definition, Leg.Over.ENEMY),
          "borrowing and capturing in passing: it is not known whether a man that may only capture like a friend may");
      refuse(reasons, definition.men().stream().anyMatch(man -> !man.ways().equals(man.waysInCheck())),
          "borrowing and movement that depends on check: it is not known which movement is lent");
    }
    return reasons;
  }

  private static void refuse(List<String> reasons, boolean refused, String reason) {
    if (refused) {
      reasons.add(reason);
    }
  }

  private static boolean formNeedsStraightLines(Definition definition) {
    return definition.mechanism(Mechanism.Acting.class)
        .filter(acting -> acting.form() != Mechanism.Acting.Form.APPROACHING
            && acting.form() != Mechanism.Acting.Form.RIFLE)
        .isPresent();
  }

  private static boolean hasLeg(Definition definition, Leg.Over over) {
    return definition.men().stream().map(Man::ways).flatMap(List::stream)
        .flatMap(way -> way.movement().paths().stream()).map(Path::legs).flatMap(List::stream)
        .anyMatch(leg -> leg.over() == over);
  }
}
