package org.variorum.testkit.naive.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Rules;

/** RS-6: a piece goes round one of its own side's pieces that stands next to it. The round is a ride of up to seven steps. */
public final class Orbits {
  /** From the pivot to the squares round it, clockwise. */
  private static final List<Step> RING =
      List.of(new Step(0, 1), new Step(1, 1), new Step(1, 0), new Step(1, -1),
          new Step(0, -1), new Step(-1, -1), new Step(-1, 0), new Step(-1, 1));

  private final Rules rules;

  Orbits(Rules rules) {
    this.rules = rules;
  }

  List<Going> around(Board board, int square, Piece piece) {
    List<Going> found = new ArrayList<>();
    Set<String> pivots = rules.pivots(piece.letter());
    if (pivots.isEmpty()) {
      return found;
    }
    for (int pivot : Ground.around(rules.geometry(), square, 1)) {
      if (board.holds(pivot,
          other -> other.side() == piece.side() && pivots.contains(other.letter()))) {
        int place = IntStream.range(0, RING.size())
            .filter(i -> Ground.step(rules.geometry(), pivot, RING.get(i)) == square).findFirst()
            .orElseThrow();
        found.add(round(piece, place, 1));
        found.add(round(piece, place, -1));
      }
    }
    return found;
  }

  private Going round(Piece piece, int place, int direction) {
    List<Step> steps = IntStream.range(0, RING.size() - 1)
        .mapToObj(
            i -> Ground.seen(rules.geometry(),
                between(ring(place + i * direction), ring(place + (i + 1) * direction)), piece.side()))
        .toList();
    Leg leg = new Leg(steps, 1, steps.size(), Leg.Over.EMPTY, true);
    return new Going(new Path(List.of(leg), true, true, false), true, true, Region.EVERYWHERE, Set.of(),
        piece.kind());
  }

  private static Step ring(int place) {
    return RING.get(Math.floorMod(place, RING.size()));
  }

  private static Step between(Step here, Step there) {
    return new Step(there.right() - here.right(), there.up() - here.up());
  }
}
