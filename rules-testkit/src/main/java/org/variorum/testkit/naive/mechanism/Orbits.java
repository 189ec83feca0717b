package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.orbit.Orbit;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaiveRules;
import org.variorum.testkit.naive.walk.ExtraMovement;
import org.variorum.testkit.naive.walk.OpenPath;

/** RS-6: a piece orbits an adjacent piece of its side, as a rider of up to seven steps. */
public final class Orbits implements ExtraMovement {
  /** The steps from the pivot to the squares around it, clockwise. */
  private static final List<Step> RING =
      List.of(new Step(0, 1), new Step(1, 1), new Step(1, 0), new Step(1, -1),
          new Step(0, -1), new Step(-1, -1), new Step(-1, 0), new Step(-1, 1));

  private final Orbit orbit;
  private final NaivePlay play;
  private final NaiveRules rules;
  /** The path of each orbit. Cached, because walkers compare paths by identity. */
  private final Map<OrbitStart, Path> pathsByOrbit = new ConcurrentHashMap<>();

  /**
   * The start and direction of an orbit, as a side sees it.
   *
   * @param index the index in {@link #RING} at which the orbit begins
   * @param direction 1 for clockwise, -1 for anticlockwise
   */
  private record OrbitStart(Side side, int index, int direction) {}

  public Orbits(Orbit orbit, NaivePlay play) {
    this.orbit = orbit;
    this.play = play;
    rules = play.rules();
  }

  @Override
  public boolean addsTo(NaivePiece piece) {
    return piece.letter().equals(orbit.piece());
  }

  @Override
  public List<OpenPath> paths(Board board, int square, NaivePiece piece) {
    List<OpenPath> found = new ArrayList<>();
    for (int pivot : NaiveGeometry.squaresAround(rules.geometry(), square, 1)) {
      if (board.holds(pivot,
          other -> other.side() == piece.side() && orbit.pivots().contains(other.letter()))) {
        int index = IntStream.range(0, RING.size())
            .filter(i -> NaiveGeometry.step(rules.geometry(), pivot, RING.get(i)) == square).findFirst()
            .orElseThrow();
        found.add(openPath(piece, square, new OrbitStart(piece.side(), index, 1)));
        found.add(openPath(piece, square, new OrbitStart(piece.side(), index, -1)));
      }
    }
    return found;
  }

  private OpenPath openPath(NaivePiece piece, int square, OrbitStart start) {
    Path path = pathsByOrbit.computeIfAbsent(start, this::path);
    return new OpenPath(path, play.walker().walks(path, square, piece.side()), true, true, Region.EVERYWHERE,
        Set.of(), piece.kind(), Optional.empty(), _ -> true);
  }

  private Path path(OrbitStart start) {
    List<Step> steps = IntStream.range(0, RING.size() - 1)
        .map(i -> start.index() + i * start.direction())
        .mapToObj(index -> NaiveGeometry.boardStep(rules.geometry(),
            stepBetween(ringStep(index), ringStep(index + start.direction())), start.side()))
        .toList();
    Leg leg = new Leg(steps, 1, steps.size(), Leg.Content.EMPTY, true);
    return new Path(List.of(leg), true, true, false);
  }

  private static Step ringStep(int index) {
    return RING.get(Math.floorMod(index, RING.size()));
  }

  private static Step stepBetween(Step here, Step there) {
    return new Step(there.right() - here.right(), there.up() - here.up());
  }
}
