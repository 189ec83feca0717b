package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mechanism.Drop;
import org.variorum.rules.definition.Mechanism.Hands;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Transition;

/** Works out what a move changes from the positions before and after it. */
final class Transitions {

  private Transitions() {}

  static Transition of(Position before, Move move, Position after) {
    Legs legs = before.legs(move);
    List<Transition.Change> changes = changes(before, after);
    return new Transition(legs, changes, before.journeys(move), removed(legs, changes, after),
        hands(before, after),
        before.remembered(), after.remembered(), after.inCheck(), after.outcome());
  }

  private static List<Transition.Change> changes(Position before, Position after) {
    List<Transition.Change> changes = new ArrayList<>();
    for (int square = 0; square < before.game().board().size(); square++) {
      if (!before.at(square).equals(after.at(square))) {
        changes.add(new Transition.Change(square, before.at(square), after.at(square)));
      }
    }
    return changes;
  }

  /** @param route the squares on the mover's way */
  static List<Transition.Journey> journeys(Legs legs, List<Integer> route) {
    List<Transition.Journey> journeys = new ArrayList<>();
    if (legs.isPass()) {
      return journeys;
    }
    if (legs.isDrop()) {
      journeys.add(new Transition.Journey(legs.piece(), Optional.empty(), route, legs.piece()));
    } else if (legs.from() != legs.to()) {
      journeys.add(new Transition.Journey(legs.piece(), Optional.of(legs.from()), route, legs.arrives()));
    }
    for (Legs.Touched touched : legs.touched()) {
      List<Integer> path = touched.goes() ? List.of(touched.from(), touched.to()) : List.of(touched.to());
      touched.after().filter(piece -> touched.goes() || !piece.equals(touched.before())).ifPresent(
          piece -> journeys
              .add(new Transition.Journey(touched.before(), Optional.of(touched.from()), path, piece)));
    }
    return journeys;
  }

  private static List<Transition.Removal> removed(Legs legs, List<Transition.Change> changes,
      Position after) {
    List<Transition.Removal> removed = new ArrayList<>();
    legs.touched().stream().filter(Legs.Touched::removed)
        .forEach(touched -> removed.add(new Transition.Removal(touched.before(), touched.from())));
    if (!legs.isPass() && after.at(legs.to()).isEmpty()) {
      removed.add(new Transition.Removal(legs.arrives(), legs.to()));
    }
    for (Transition.Change change : changes) {
      boolean left = change.square() == legs.from()
          || legs.touched().stream().anyMatch(touched -> touched.from() == change.square());
      if (change.after().isEmpty() && !left && change.square() != legs.to()) {
        change.before().ifPresent(piece -> removed.add(new Transition.Removal(piece, change.square())));
      }
    }
    return removed;
  }

  private static Map<Piece, Integer> hands(Position before, Position after) {
    Map<Piece, Integer> hands = new LinkedHashMap<>();
    List<Drop> drops = before.game().definition().mechanism(Hands.class).map(Hands::drops).orElse(List.of());
    for (Drop drop : drops) {
      for (Side side : Side.values()) {
        Piece piece = new Piece(drop.letter(), side);
        int change = after.held(piece) - before.held(piece);
        if (change != 0) {
          hands.put(piece, change);
        }
      }
    }
    return hands;
  }
}
