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

/** How a player usually points at each legal move of a position: a {@link Gesture} for each, no two alike. */
public final class Gestures {

  private Gestures() {}

  /** The gestures of all legal moves but passing, at which nobody points; all are different. */
  public static Map<Move, Gesture> all(List<Move> moves, Function<Move, Legs> legs) {
    Map<Move, Gesture> gestures = new LinkedHashMap<>();
    Set<Gesture> beginnings = new HashSet<>();
    for (Move move : moves.stream().filter(each -> !each.isPass()).toList()) {
      Gesture gesture = of(legs.apply(move), move);
      gestures.put(move, gesture);
      for (int length = 0; length < gesture.squares().size(); length++) {
        beginnings.add(new Gesture(gesture.held(), gesture.squares().subList(0, length), Optional.empty()));
      }
    }
    gestures.replaceAll(
        (move,
            gesture) -> beginnings.contains(new Gesture(gesture.held(), gesture.squares(), Optional.empty()))
                ? insisted(gesture) : gesture);
    return gestures;
  }

  private static Gesture insisted(Gesture gesture) {
    List<Integer> longer = new ArrayList<>(gesture.squares());
    longer.add(longer.getLast());
    return new Gesture(gesture.held(), longer, gesture.becomes());
  }

  private static Gesture of(Legs legs, Move move) {
    Optional<Piece> held = legs.isDrop() ? Optional.of(legs.piece()) : Optional.empty();
    return new Gesture(held, squares(legs, move), legs.becomes());
  }

  private static List<Integer> squares(Legs legs, Move move) {
    int from = legs.from();
    int to = legs.to();
    return switch (legs.manner()) {
      case PASS -> List.of();
      case DROP -> List.of(to);
      case PLAIN, CAPTURE, EN_PASSANT -> List.of(from, to);
      case EXCHANGE -> List.of(from, to, from);
      case DISPLACEMENT -> List.of(from, to, legs.touched().getFirst().to());
      case CASTLING ->
          move.text().contains(",") ? List.of(from, to, legs.touched().getFirst().to()) : List.of(from, to);
      case ACTION -> action(legs);
      case IN_PASSING -> List.of(from, legs.touched().getFirst().from(), to);
    };
  }

  private static List<Integer> action(Legs legs) {
    Legs.Touched target = legs.touched().getFirst();
    return List.of(legs.from(), legs.to(), target.from() == legs.to() ? target.to() : target.from());
  }
}
