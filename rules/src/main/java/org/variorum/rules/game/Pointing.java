package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.explain.Gestures;
import org.variorum.rules.explain.Previews;
import org.variorum.rules.explain.RouteFinder;
import org.variorum.rules.explain.Shortcuts;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Transition;
import org.variorum.rules.rule.MoveForm;

/**
 * The gestures for entering a list of legal moves. The list has all moves of a position, or those that begin
 * with one piece; a move's gesture is the same in both, because no gesture depends on moves that begin with
 * another piece. Thread-safe.
 */
public final class Pointing {

  /**
   * The beginning of a gesture: what the player points at first, a piece in hand or a square.
   *
   * @param held the piece in hand; empty for a square
   * @param square the square; -1 for a piece in hand
   */
  public record Beginning(Optional<Piece> held, int square) {

    static Beginning of(Piece held) {
      return new Beginning(Optional.of(held), -1);
    }

    static Beginning of(int square) {
      return new Beginning(Optional.empty(), square);
    }
  }

  private final Function<Move, Legs> legs;
  private final Supplier<Play> play;
  private final List<Move> moves;
  // Found on the first call, and kept.
  private @Nullable Map<Move, Gesture> gestures;
  private @Nullable Map<Move, List<Gesture>> shortcuts;

  Pointing(Function<Move, Legs> legs, Supplier<Play> play, List<Move> moves) {
    this.legs = legs;
    this.play = play;
    this.moves = List.copyOf(moves);
  }

  /**
   * Groups the moves other than passes by their beginning. A move that brings in a held piece is in two groups: under
   * the held piece, and under the square that this piece enters. In castling this may be the rook's square.
   */
  static Map<Beginning, List<Move>> groupByBeginning(List<Move> moves, GameTables tables, int side) {
    Map<Beginning, List<Move>> groups = new LinkedHashMap<>();
    for (Move move : moves) {
      switch (move) {
        case Move.Drop drop -> {
          int held = tables.hands.released(tables.pieceKinds.code(drop.piece()));
          add(groups, Beginning.of(tables.piece(held)), move);
        }
        case Move.BoardMove boardMove -> {
          Optional<MoveForm.Entering> entering = tables.form(move.code()).entering(move.code());
          add(groups, Beginning.of(entering.map(MoveForm.Entering::square).orElse(boardMove.from())), move);
          entering.ifPresent(
              piece -> add(groups, Beginning.of(tables.piece(PieceCode.code(piece.kind(), side))), move));
        }
        case Move.Pass _ -> {}
      }
    }
    return groups;
  }

  private static void add(Map<Beginning, List<Move>> groups, Beginning beginning, Move move) {
    groups.computeIfAbsent(beginning, _ -> new ArrayList<>()).add(move);
  }

  /** The moves, in the order of the position's legal moves. */
  public List<Move> moves() {
    return moves;
  }

  /** The usual gesture of each move except passes. */
  public synchronized Map<Move, Gesture> gestures() {
    if (gestures == null) {
      gestures = Collections.unmodifiableMap(Gestures.find(moves, legs));
    }
    return gestures;
  }

  /**
   * Further gestures: the mover's square, then the square of another piece that it acts on, castles with, or
   * captures away from its destination. After the mover's square, a capture in passing may also continue with
   * the destination. Moves without a further gesture are missing. All gestures, usual and further, are
   * different, and none is the beginning of another.
   */
  public synchronized Map<Move, List<Gesture>> shortcuts() {
    if (shortcuts == null) {
      shortcuts = Collections.unmodifiableMap(Shortcuts.of(legs, gestures()));
    }
    return shortcuts;
  }

  /**
   * The changes to show while a player enters a gesture, by the squares entered so far, at least two. They
   * are the changes that are common to all moves with a gesture that begins with these squares. A key is an
   * incomplete gesture: the player must still point at a square or choose a piece. Complete shortcuts are
   * keys too: the last square of a shortcut is often not where the piece arrives, so that only a preview
   * shows the effect.
   */
  public Map<List<Integer>, List<Transition.Change>> previews() {
    return Previews.of(play.get(), legs, gestures(), shortcuts());
  }

  /** The pieces that move in each move, with the squares of their paths: the mover first. */
  public Map<Move, List<Transition.Journey>> journeys() {
    Play copy = play.get();
    RouteFinder routes = new RouteFinder(copy.tables, copy.state, copy.inCheck());
    Map<Move, List<Transition.Journey>> journeys = new LinkedHashMap<>();
    moves.forEach(move -> journeys.put(move, journeys(legs.apply(move), routes.find(move.code()))));
    return journeys;
  }

  /**
   * Returns the pieces that move in a move, the mover first.
   *
   * @param route the squares of the mover's path
   */
  static List<Transition.Journey> journeys(Legs legs, List<Integer> route) {
    List<Transition.Journey> journeys = new ArrayList<>();
    if (legs.isPass()) {
      return journeys;
    }
    if (legs.isDrop()) {
      journeys.add(new Transition.Journey(legs.piece(), Optional.empty(), route, legs.arrivingPiece()));
    } else if (legs.from() != legs.to()) {
      journeys
          .add(new Transition.Journey(legs.piece(), Optional.of(legs.from()), route, legs.arrivingPiece()));
    }
    for (Legs.Touched touched : legs.touched().stream().filter(other -> !legs.isMover(other)).toList()) {
      List<Integer> path = touched.changesSquare() ? List.of(touched.from(), touched.to())
          : List.of(touched.to());
      // A piece that neither leaves its square nor changes makes no journey; nor does one that leaves the board.
      touched.after().filter(piece -> touched.changesSquare() || !piece.equals(touched.before())).ifPresent(
          piece -> journeys
              .add(new Transition.Journey(touched.before(), Optional.of(touched.from()), path, piece)));
    }
    return journeys;
  }
}
