package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;

/** Finds the usual {@link Gesture} of each legal move of a position. */
public final class Gestures {

  private Gestures() {}

  /**
   * Returns a gesture for each legal move except passes. No gesture is the beginning of another gesture: a gesture that
   * would be one names its last square twice. So if e1g1 and e1g1h1 are moves, the first is pointed e1, g1, g1.
   *
   * @param legs finds the legs of a move
   */
  public static Map<Move, Gesture> find(List<Move> moves, Function<Move, Legs> legs) {
    Map<Move, Gesture> gestures = new LinkedHashMap<>();
    Set<Gesture> beginnings = new HashSet<>();
    for (Move move : moves.stream().filter(each -> !each.isPass()).toList()) {
      Gesture gesture = of(legs.apply(move));
      gestures.put(move, gesture);
      for (int length = 0; length < gesture.squares().size(); length++) {
        beginnings.add(new Gesture(gesture.held(), gesture.squares().subList(0, length), Optional.empty()));
      }
    }
    gestures.replaceAll(
        (move,
            gesture) -> beginnings.contains(new Gesture(gesture.held(), gesture.squares(), Optional.empty()))
                ? withLastSquareTwice(gesture) : gesture);
    return gestures;
  }

  private static Gesture withLastSquareTwice(Gesture gesture) {
    List<Integer> squares = new ArrayList<>(gesture.squares());
    squares.add(squares.getLast());
    return new Gesture(gesture.held(), squares, gesture.becomes());
  }

  private static Gesture of(Legs legs) {
    Optional<Piece> held =
        legs.isDrop() ? Optional.of(legs.piece()) : legs.entering().map(Legs.Entering::piece);
    return new Gesture(held, legs.inputSquares(), legs.becomes());
  }
}
