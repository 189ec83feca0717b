package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A move as a player points at it: the squares one after the other, then what the man becomes.
 *
 * <p>{@code [from, to]}; {@code [from, to, where]} if another man goes somewhere; {@code [from, to, target]} if a man is
 * acted on, {@code [from, from, target]} if the mover stays; {@code [from, taken, to]} if a man is captured in passing;
 * {@code [from, with, from]} for an exchange. No move's squares begin with all those of another: where they would, the last
 * square of the shorter is pointed at twice. So a board can follow a finger without knowing any rule, and a move is
 * complete when it is the only one left.
 *
 * @param held the man in hand that is pointed at first; empty if it is a move on the board
 * @param squares the squares
 * @param becomes what is chosen last, if the man promotes
 */
public record Gesture(Optional<Piece> held, List<Integer> squares, Optional<Piece> becomes) {

  public Gesture {
    squares = List.copyOf(squares);
  }

  /** The gestures of all legal moves; all are different. */
  static Map<Move, Gesture> all(Position position) {
    Map<Move, Gesture> gestures = new LinkedHashMap<>();
    Set<Gesture> beginnings = new HashSet<>();
    for (Move move : position.moves()) {
      Gesture gesture = of(position.legs(move), move);
      gestures.put(move, gesture);
      for (int length = 0; length < gesture.squares.size(); length++) {
        beginnings.add(new Gesture(gesture.held, gesture.squares.subList(0, length), Optional.empty()));
      }
    }
    gestures.replaceAll(
        (move, gesture) -> beginnings.contains(new Gesture(gesture.held, gesture.squares, Optional.empty()))
            ? gesture.insisted() : gesture);
    return gestures;
  }

  private Gesture insisted() {
    List<Integer> longer = new ArrayList<>(squares);
    longer.add(squares.getLast());
    return new Gesture(held, longer, becomes);
  }

  private static Gesture of(Legs legs, Move move) {
    Optional<Piece> held = legs.isDrop() ? Optional.of(legs.man()) : Optional.empty();
    return new Gesture(held, squares(legs, move), legs.becomes());
  }

  private static List<Integer> squares(Legs legs, Move move) {
    int from = legs.from();
    int to = legs.to();
    return switch (legs.manner()) {
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
