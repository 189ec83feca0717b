package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Transition;

/** Builder of the {@link Transition} of a move: what changed, for showing it, from the edits of the move. */
final class Transitions {

  private Transitions() {}

  static Transition of(Position before, Move move, Position after) {
    List<Edit> edits = before.edits(move, after);
    // By square: the piece on it after the move; empty if the square is empty then.
    Map<Integer, Optional<Piece>> touched = new TreeMap<>();
    Edit.apply(edits, touched);
    List<Transition.Change> changes = changes(before, touched);
    return new Transition(before.legs(move), changes, journeys(before.journeys(move), touched, changes),
        removals(edits),
        handChanges(edits), beneath(before, after), after.inCheck(), after.outcome());
  }

  /**
   * Completes the journeys of moving pieces with the pieces that they become. Adds journeys for pieces that change on
   * their square, and for other pieces that come to the board.
   */
  private static List<Transition.Journey> journeys(List<Transition.Journey> movements,
      Map<Integer, Optional<Piece>> touched, List<Transition.Change> changes) {
    Set<Integer> arrivals = movements.stream().map(Transition.Journey::to).collect(Collectors.toSet());
    List<Transition.Journey> journeys = new ArrayList<>();
    movements.forEach(
        journey -> journeys.add(new Transition.Journey(journey.before(), journey.from(), journey.path(),
            touched.getOrDefault(journey.to(), Optional.empty()).orElse(journey.after()))));
    changes.stream().filter(change -> !arrivals.contains(change.square()))
        .forEach(change -> change.after().ifPresent(becomes -> journeys.add(
            new Transition.Journey(change.before().orElse(becomes), change.before().map(_ -> change.square()),
                List.of(change.square()), becomes))));
    return journeys;
  }

  private static List<Transition.Change> changes(Position before, Map<Integer, Optional<Piece>> touched) {
    List<Transition.Change> changes = new ArrayList<>();
    touched.forEach((square, after) -> {
      if (!after.equals(before.at(square))) {
        changes.add(new Transition.Change(square, before.at(square), after));
      }
    });
    return changes;
  }

  private static List<Transition.Removal> removals(List<Edit> edits) {
    return edits.stream().filter(Edit.Remove.class::isInstance).map(Edit.Remove.class::cast)
        .map(remove -> new Transition.Removal(remove.piece(), remove.square())).toList();
  }

  /** Returns how many pieces of each kind come to a hand; negative for those that leave it. */
  private static Map<Piece, Integer> handChanges(List<Edit> edits) {
    Map<Piece, Integer> hands = new HashMap<>();
    for (Edit edit : edits) {
      switch (edit) {
        case Edit.Hold hold -> hands.merge(hold.piece(), 1, Integer::sum);
        case Edit.Release release -> hands.merge(release.piece(), -1, Integer::sum);
        case Edit.Remove _,Edit.Put _,Edit.Shift _,Edit.Change _,Edit.SetSlot _ -> {}
      }
    }
    hands.values().removeIf(change -> change == 0);
    return hands;
  }

  /** Returns how many more pieces of each kind lie beneath others after the move; negative for fewer. */
  private static Map<Piece, Integer> beneath(Position before, Position after) {
    Map<Piece, Integer> beneath = new HashMap<>();
    after.beneath().forEach(piece -> beneath.merge(piece, 1, Integer::sum));
    before.beneath().forEach(piece -> beneath.merge(piece, -1, Integer::sum));
    beneath.values().removeIf(change -> change == 0);
    return beneath;
  }
}
