package org.variorum.rules.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.platform.UnmodifiableSortedSet;

/**
 * The simple movers that a piece combines, found from its paths and the mechanisms of its game. They suffice to draw a
 * piece without a drawing of its own.
 *
 * <p>Initial moves, captures in passing, leaps to anywhere and ways that capture only certain kinds are ignored. A
 * piece with some directions of a simple mover counts as this mover: a rook that moves only sideways is a rook. But a
 * piece with exactly the directions of another mover counts as the other: a rook that moves only forward is a lance.
 */
public final class Anatomy {

  private final SortedSet<SimpleMover> parts = new TreeSet<>();
  /** The leaps: the sums of all steps of paths of fixed length. */
  private final Set<Step> leaps = new HashSet<>();
  /** The directions of rook rides. */
  private final Set<Step> rookDirections = new HashSet<>();
  /** Whether a rook ride captures. */
  private boolean rookRideCaptures;

  private Anatomy() {}

  /** The simple movers that a piece combines; empty if it resembles no simple mover. */
  public static SortedSet<SimpleMover> of(Definition definition, PieceKind piece) {
    Anatomy anatomy = new Anatomy();
    definition.ways(piece).filter(way -> way.victims().isEmpty())
        .flatMap(way -> way.movement().paths().stream()).filter(path -> !path.initial())
        .forEach(anatomy::add);
    anatomy.addSteppers();
    anatomy.addLeapers();
    anatomy.addRiders();
    definition.mechanisms()
        .forEach(mechanism -> anatomy.parts.addAll(mechanism.simpleMovers(piece.letter())));
    return new UnmodifiableSortedSet<>(anatomy.parts);
  }

  private void add(Path path) {
    List<Leg> legs = path.legs();
    if (hasLegOver(legs, Leg.Content.ENEMY) || legs.getFirst().leadsAnywhere()) {
      return;
    }
    if (hasLegOver(legs, Leg.Content.PIECE)) {
      parts.add(SimpleMover.CANNON);
    } else if (legs.stream().noneMatch(Anatomy::isRide)) {
      addEnds(legs);
    } else if (legs.size() == 1) {
      addRide(path, legs.getFirst().cycle());
    } else if (legs.size() == 2 && !isRide(legs.getFirst())) {
      bentRider(legs.getFirst(), legs.get(1)).ifPresent(parts::add);
    }
  }

  private static boolean hasLegOver(List<Leg> legs, Leg.Content content) {
    return legs.stream().anyMatch(leg -> leg.content() == content);
  }

  /** Whether a leg may take different numbers of steps. */
  private static boolean isRide(Leg leg) {
    return leg.max() > Math.max(1, leg.min());
  }

  /** Adds a leap to each end of a path. All legs of the path have a fixed length. */
  private void addEnds(List<Leg> legs) {
    Step end = new Step(0, 0);
    for (Leg leg : legs) {
      for (int i = 0; i < leg.max(); i++) {
        Step step = leg.cycle().get(i % leg.cycle().size());
        end = end.plus(step);
      }
      if (leg.mayEnd()) {
        leaps.add(end);
      }
    }
  }

  /** Adds a ride of one leg by the shape of its steps; one with steps in several directions is crooked or circular. */
  private void addRide(Path path, List<Step> cycle) {
    boolean isCrooked = new HashSet<>(cycle).size() > 1;
    if (allHave(cycle, 1, 1)) {
      parts.add(isCrooked ? SimpleMover.CROOKED_BISHOP : SimpleMover.BISHOP);
    } else if (allHave(cycle, 2, 1)) {
      parts.add(isCrooked ? SimpleMover.ROSE : SimpleMover.NIGHTRIDER);
    } else if (isCrooked) {
      addIf(allHave(cycle, 1, 0), SimpleMover.CROOKED_ROOK);
    } else if (allHave(cycle, 1, 0)) {
      rookDirections.add(cycle.getFirst());
      rookRideCaptures |= path.captures();
    } else {
      leaps.add(cycle.getFirst());
    }
  }

  /** The bent rider with one diagonal or orthogonal step and then the other ride; empty for other legs. */
  private static Optional<SimpleMover> bentRider(Leg first, Leg second) {
    if (allHave(first.cycle(), 1, 1) && allHave(second.cycle(), 1, 0)) {
      return Optional.of(SimpleMover.GRIFFON);
    }
    return allHave(first.cycle(), 1, 0) && allHave(second.cycle(), 1, 1) ? Optional.of(SimpleMover.MANTICORE)
        : Optional.empty();
  }

  private static boolean allHave(List<Step> steps, int longer, int shorter) {
    return steps.stream().allMatch(step -> hasShape(step, longer, shorter));
  }

  /** Whether a step has a shape in any direction, for example 2 and 1 for a knight. */
  private static boolean hasShape(Step step, int longer, int shorter) {
    int right = Math.abs(step.right());
    int up = Math.abs(step.up());
    return Math.max(right, up) == longer && Math.min(right, up) == shorter;
  }

  private Set<Step> leapsOfShape(int longer, int shorter) {
    Set<Step> matching = new HashSet<>(leaps);
    matching.removeIf(step -> !hasShape(step, longer, shorter));
    return matching;
  }

  /** Adds the simple movers of one step, such as king, gold or pawn. */
  private void addSteppers() {
    Set<Step> wazir = leapsOfShape(1, 0);
    Set<Step> ferz = leapsOfShape(1, 1);
    Set<Step> steps = new HashSet<>(wazir);
    steps.addAll(ferz);
    boolean hasForward = steps.stream().anyMatch(step -> step.up() > 0);
    boolean hasSideways = steps.stream().anyMatch(step -> step.up() == 0);
    boolean hasBackward = steps.stream().anyMatch(step -> step.up() < 0);
    if (steps.size() == 8) {
      parts.add(SimpleMover.KING);
    } else if (wazir.size() == 4 && ferz.size() == 2 && ferz.stream().allMatch(step -> step.up() > 0)) {
      parts.add(SimpleMover.GOLD);
    } else if (ferz.size() == 4 && wazir.size() == 1 && !hasSideways && hasForward) {
      parts.add(SimpleMover.SILVER);
    } else if (hasForward && !hasBackward) {
      parts.add(SimpleMover.PAWN);
    } else {
      addIf(!wazir.isEmpty(), SimpleMover.WAZIR);
      addIf(!ferz.isEmpty(), SimpleMover.FERZ);
    }
  }

  private void addLeapers() {
    Set<Step> knight = leapsOfShape(2, 1);
    boolean isForwardOnly = knight.stream().allMatch(step -> step.up() == 2);
    addIf(!knight.isEmpty(), isForwardOnly ? SimpleMover.SHOGI_KNIGHT : SimpleMover.KNIGHT);
    addIf(!leapsOfShape(2, 0).isEmpty(), SimpleMover.DABBABA);
    addIf(!leapsOfShape(2, 2).isEmpty(), SimpleMover.ALFIL);
    addIf(!leapsOfShape(3, 1).isEmpty(), SimpleMover.CAMEL);
    addIf(!leapsOfShape(3, 2).isEmpty(), SimpleMover.ZEBRA);
  }

  /** Adds the rook or lance. The quiet rides of a cannon do not count as a rook. */
  private void addRiders() {
    if (!rookDirections.isEmpty() && (rookRideCaptures || !parts.contains(SimpleMover.CANNON))) {
      parts.add(rookDirections.equals(Set.of(new Step(0, 1))) ? SimpleMover.LANCE : SimpleMover.ROOK);
    }
  }

  private void addIf(boolean condition, SimpleMover part) {
    if (condition) {
      parts.add(part);
    }
  }
}
