package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Over;

/**
 * The legs of the last part of a path that hops over another number of pieces than one. These hurdles may stand anywhere on
 * the way, and no other piece stands on it.
 *
 * @param letter the modifier that says that it hops
 * @param near whether it ends on the square behind the last of them
 */
record Hops(RepeatedStep walk, Placed letter, boolean near) {

  /**
   * The way to a hurdle, and over it.
   *
   * @param used how many steps of the range it takes; 0 where there is no limit
   */
  private record Approach(List<Leg> legs, int used) {

    Approach with(int steps, Leg... more) {
      List<Leg> longer = new ArrayList<>(legs);
      longer.addAll(List.of(more));
      return new Approach(longer, used + steps);
    }
  }

  /** Each way of walking it. */
  static List<List<Leg>> of(RepeatedStep walk, Placed letter) {
    boolean near = letter.letter() == BetzaModifier.GRASSHOPPER;
    if (walk.single()) {
      throw letter.error("of a single leap has room for one hurdle", FinalLegs.RANGE);
    }
    if (near && letter.source().hurdles().least() == 0) {
      throw letter.error("ends behind a hurdle, so that it needs one", "`hurdles` from 1 on");
    }
    return new Hops(walk, letter, near).ways(letter.source().hurdles());
  }

  private List<List<Leg>> ways(HurdleCount count) {
    List<List<Leg>> ways = count.most() < HurdleCount.UNLIMITED ? exactly(count)
        : near ? openNear(count.least()) : open(count.least());
    if (ways.isEmpty()) {
      throw letter.error("has no room for so many hurdles", "a greater number after the atom, or none");
    }
    return bounded(ways);
  }

  private List<List<Leg>> exactly(HurdleCount count) {
    List<List<Leg>> ways = new ArrayList<>();
    for (int hurdles = count.least(); hurdles <= count.most(); hurdles++) {
      approaches(hurdles).forEach(approach -> ways.add(ended(approach)));
    }
    return ways;
  }

  /** Over at least {@code least} pieces. */
  private List<List<Leg>> open(int least) {
    return approaches(least).stream()
        .map(approach -> approach.with(0, walk.leg(1, rest(approach), Over.EITHER, true)).legs()).toList();
  }

  /** The same, to the square behind the last: between it and the least number it does not matter what stands there. */
  private List<List<Leg>> openNear(int least) {
    return approaches(least - 1).stream().filter(approach -> rest(approach) >= 2)
        .map(approach -> {
          int between = walk.range() == Leg.UNLIMITED ? Leg.UNLIMITED : rest(approach) - 2;
          Approach nearer =
              between > 0 ? approach.with(0, walk.leg(0, between, Over.EITHER, false)) : approach;
          return nearer.with(0, walk.leg(1, 1, Over.PIECE, false), walk.leg(1, 1, Over.EMPTY, true)).legs();
        }).toList();
  }

  private List<Leg> ended(Approach approach) {
    return approach.with(0, walk.leg(1, near ? 1 : rest(approach), Over.EMPTY, true)).legs();
  }

  /** The steps that are left after a way over hurdles, at least one. */
  private int rest(Approach approach) {
    return walk.range() == Leg.UNLIMITED ? Leg.UNLIMITED : walk.boundedRange() - approach.used();
  }

  /** The ways over exactly {@code hurdles} pieces, with a step still to go. */
  private List<Approach> approaches(int hurdles) {
    List<Approach> found = List.of(new Approach(List.of(), 0));
    for (int k = 0; k < hurdles; k++) {
      List<Approach> longer = new ArrayList<>();
      found.forEach(approach -> longer.addAll(after(approach)));
      found = bounded(longer);
    }
    return found;
  }

  private List<Approach> after(Approach approach) {
    Leg hurdle = walk.leg(1, 1, Over.PIECE, false);
    if (walk.range() == Leg.UNLIMITED) {
      return List.of(approach.with(0, walk.leg(0, Leg.UNLIMITED, Over.EMPTY, false), hurdle));
    }
    List<Approach> longer = new ArrayList<>();
    for (int before = 0; before < rest(approach) - 1; before++) {
      longer.add(before == 0 ? approach.with(1, hurdle)
          : approach.with(before + 1, walk.leg(before, before, Over.EMPTY, false), hurdle));
    }
    return longer;
  }

  private <T> List<T> bounded(List<T> ways) {
    if (ways.size() > Bounds.PATHS) {
      throw letter.error("leads by more than " + Bounds.PATHS + " ways over so many hurdles",
          "fewer hurdles, or no number after the atom");
    }
    return ways;
  }
}
