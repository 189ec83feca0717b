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
 * How a player points at legal moves: at all of a position, or at those that begin with one piece. Both agree, because no
 * gesture depends on moves that begin with another piece. Thread-safe.
 */
public final class Pointing {

  /** What a move begins with: a piece in hand, or else a square. */
  public record First(Optional<Piece> held, int square) {

    static First of(Piece held) {
      return new First(Optional.of(held), -1);
    }

    static First of(int square) {
      return new First(Optional.empty(), square);
    }
  }

  private final Function<Move, Legs> legs;
  private final Supplier<Play> play;
  private final List<Move> moves;
  private @Nullable Map<Move, Gesture> gestures;
  private @Nullable Map<Move, List<Gesture>> shortcuts;

  Pointing(Function<Move, Legs> legs, Supplier<Play> play, List<Move> moves) {
    this.legs = legs;
    this.play = play;
    this.moves = List.copyOf(moves);
  }

  /**
   * The moves by what they begin with, without passing. A move that lets a piece in begins with either piece; the square
   * is the one where the piece comes in, which a castling may let happen at the rook.
   */
  static Map<First, List<Move>> byFirst(List<Move> moves, GameTables tables, int side) {
    Map<First, List<Move>> found = new LinkedHashMap<>();
    for (Move move : moves) {
      switch (move) {
        case Move.Drop drop -> {
          int held = tables.hands.released(tables.pieceKinds.code(drop.piece()));
          add(found, First.of(tables.piece(held)), move);
        }
        case Move.Going going -> {
          Optional<MoveForm.Entering> entering = tables.form(move.code()).entering(move.code());
          add(found, First.of(entering.map(MoveForm.Entering::square).orElse(going.from())), move);
          entering.ifPresent(
              piece -> add(found, First.of(tables.piece(PieceCode.code(piece.kind(), side))), move));
        }
        case Move.Pass _ -> {}
      }
    }
    return found;
  }

  private static void add(Map<First, List<Move>> found, First first, Move move) {
    found.computeIfAbsent(first, _ -> new ArrayList<>()).add(move);
  }

  /** The moves, in the order in which they are legal moves of the position. */
  public List<Move> moves() {
    return moves;
  }

  /** How a player usually points at each move but a pass. */
  public synchronized Map<Move, Gesture> gestures() {
    if (gestures == null) {
      gestures = Collections.unmodifiableMap(Gestures.all(moves, legs));
    }
    return gestures;
  }

  /**
   * How a player may point at a move besides: a piece, and then another that it acts on, castles with or captures elsewhere
   * than where it ends. Has only moves that can be pointed at so; together with {@link #gestures} all are different, and
   * none begins with another.
   */
  public synchronized Map<Move, List<Gesture>> shortcuts() {
    if (shortcuts == null) {
      shortcuts = Collections.unmodifiableMap(Shortcuts.of(legs, gestures()));
    }
    return shortcuts;
  }

  /**
   * What changes already while a move is being pointed at, by the squares pointed at so far, two or more: what all moves
   * with {@link #gestures} or {@link #shortcuts} that begin so have in common. Told of wherever some move goes on, with a
   * square or with what the piece becomes, and of whole shortcuts, which do not end where the piece does.
   */
  public Map<List<Integer>, List<Transition.Change>> previews() {
    return Previews.of(play.get(), legs, gestures(), shortcuts());
  }

  /** The pieces that go in each move, and over which squares: the mover first. */
  public Map<Move, List<Transition.Journey>> journeys() {
    Play copy = play.get();
    RouteFinder routes = new RouteFinder(copy.tables, copy.state, copy.inCheck());
    Map<Move, List<Transition.Journey>> journeys = new LinkedHashMap<>();
    moves.forEach(move -> journeys.put(move, journeys(legs.apply(move), routes.find(move.code()))));
    return journeys;
  }

  /**
   * The pieces that go in a move.
   *
   * @param route the squares on the mover's way
   */
  static List<Transition.Journey> journeys(Legs legs, List<Integer> route) {
    List<Transition.Journey> journeys = new ArrayList<>();
    if (legs.isPass()) {
      return journeys;
    }
    if (legs.isDrop()) {
      journeys.add(new Transition.Journey(legs.piece(), Optional.empty(), route, legs.arrives()));
    } else if (legs.from() != legs.to()) {
      journeys.add(new Transition.Journey(legs.piece(), Optional.of(legs.from()), route, legs.arrives()));
    }
    for (Legs.Touched touched : legs.touched().stream().filter(other -> !legs.isMover(other)).toList()) {
      List<Integer> path = touched.goes() ? List.of(touched.from(), touched.to()) : List.of(touched.to());
      touched.after().filter(piece -> touched.goes() || !piece.equals(touched.before())).ifPresent(
          piece -> journeys
              .add(new Transition.Journey(touched.before(), Optional.of(touched.from()), path, piece)));
    }
    return journeys;
  }
}
