package org.variorum.rules.judge;

import java.util.List;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.condition.Whom;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.Memory;
import org.variorum.rules.state.State;

/** A place, compiled. */
@FunctionalInterface
interface Ground {

  /** Whether a square lies in it, as a side sees the position. */
  boolean has(int square, State state, int side, Threats threats, int spots);

  static Ground[] all(List<Place> places, Context context) {
    return places.stream().map(place -> of(place, context)).toArray(Ground[]::new);
  }

  /** Whether a square lies in all these places. */
  static boolean lies(int square, Ground[] grounds, State state, int side, Threats threats, int spots) {
    for (Ground ground : grounds) {
      if (!ground.has(square, state, side, threats, spots)) {
        return false;
      }
    }
    return true;
  }

  /** Whether all squares that are meant lie in all these places, and one exists, if there is to be one. */
  static boolean lie(Meant meant, Ground[] grounds, State state, int side, Threats threats, int spots) {
    int count = meant.count(spots);
    if (count == 0) {
      return meant.mayBeNone();
    }
    for (int i = 0; i < count; i++) {
      if (!lies(meant.square(i, spots), grounds, state, side, threats, spots)) {
        return false;
      }
    }
    return true;
  }

  static Ground of(Place place, Context context) {
    return switch (place) {
      case Place.In(Region region) -> {
        boolean[][] squares = region.squares(context.board());
        yield (square, _, side, _, _) -> squares[side][square];
      }
      case Place.Near(Whom whom, int distance) -> {
        int[][] around = around(context, distance);
        long kinds = kinds(whom, context);
        yield (square, state, side, _, _) -> isNear(around[square], state, kinds, whom.owner(), side);
      }
      case Place.Free() -> {
        // A rule may remember walls that is made after this.
        Memory memory = context.memory();
        yield (square, state, _, _, _) -> state.board[square] == PieceCode.EMPTY
            && !state.holds(memory.walls(), square);
      }
      case Place.At(Spot spot) -> {
        Meant meant = new Meant(spot, context);
        yield (square, _, _, _, spots) -> meant.has(square, spots);
      }
      case Place.Attacked(Owner by, boolean so) ->
          (square, _, side, threats, _) -> threats.attacked(square, by == Owner.OWN ? side : side ^ 1) == so;
    };
  }

  /** The kinds that are meant. */
  static long kinds(Whom whom, Context context) {
    return context.kinds()
        .set(context.definition().pieces().stream().map(PieceKind::letter).filter(whom::names).toList());
  }

  /** Whether pieces of a side are meant. */
  static boolean isMeant(Owner owner, int piecesSide, int side) {
    return switch (owner) {
      case OWN -> piecesSide == side;
      case ENEMY -> piecesSide != side;
      case ANY -> true;
    };
  }

  private static int[][] around(Context context, int distance) {
    int[][] around = new int[context.board().size()][];
    for (int square = 0; square < around.length; square++) {
      around[square] =
          context.board().around(square, distance).stream().mapToInt(Integer::intValue).toArray();
    }
    return around;
  }

  private static boolean isNear(int[] around, State state, long kinds, Owner owner, int side) {
    for (int square : around) {
      int piece = state.board[square];
      if (PieceCode.holds(kinds, piece) && isMeant(owner, PieceCode.side(piece), side)) {
        return true;
      }
    }
    return false;
  }
}
