package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.orbit.Orbit;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Rules;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Growth;

/** RS-6: a piece goes round one of its own side's pieces that stands next to it. The round is a ride of up to seven steps. */
public final class Orbits implements Growth {
  /** From the pivot to the squares round it, clockwise. */
  private static final List<Step> RING =
      List.of(new Step(0, 1), new Step(1, 1), new Step(1, 0), new Step(1, -1),
          new Step(0, -1), new Step(-1, -1), new Step(-1, 0), new Step(-1, 1));

  private final Orbit orbit;
  private final Rules rules;

  public Orbits(Orbit orbit, Play play) {
    this.orbit = orbit;
    rules = play.rules();
  }

  @Override
  public boolean adds(Piece piece) {
    return piece.letter().equals(orbit.piece());
  }

  @Override
  public List<Going> more(Board board, int square, Piece piece) {
    List<Going> found = new ArrayList<>();
    for (int pivot : Ground.around(rules.geometry(), square, 1)) {
      if (board.holds(pivot,
          other -> other.side() == piece.side() && orbit.pivots().contains(other.letter()))) {
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
