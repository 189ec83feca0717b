package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Content;

/**
 * The legs of the last part of a path, for a number of hurdles other than exactly one ({@link FinalLegs} handles one).
 * The hurdles may stand anywhere on the path, and no other piece may stand on the path.
 *
 * @param modifier the modifier for hopping, {@code p} or {@code g}
 * @param endsBehind whether the hop ends on the square behind the last hurdle
 */
record Hops(RepeatedStep walk, PlacedModifier modifier, boolean endsBehind) {

  /**
   * The path to a hurdle and over it.
   *
   * @param length the number of steps of the range that the approach takes; 0 if the range is unlimited
   */
  private record Approach(List<Leg> legs, int length) {

    /** Returns this approach, extended by legs that take {@code steps} steps of a limited range. */
    Approach followedBy(int steps, Leg... suffix) {
      List<Leg> extended = new ArrayList<>(legs);
      extended.addAll(List.of(suffix));
      return new Approach(extended, length + steps);
    }
  }

  /** Returns the alternative lists of legs for a hop. Each list becomes a path of its own. */
  static List<List<Leg>> of(RepeatedStep walk, PlacedModifier modifier) {
    boolean endsBehind = modifier.modifier() == BetzaModifier.GRASSHOPPER;
    if (walk.isSingle()) {
      throw modifier.error("of a single leap has room for one hurdle", FinalLegs.RANGE);
    }
    if (endsBehind && modifier.source().hurdles().min() == 0) {
      throw modifier.error("ends behind a hurdle and so needs at least one", "`hurdles` from 1 on");
    }
    return new Hops(walk, modifier, endsBehind).alternatives(modifier.source().hurdles());
  }

  private List<List<Leg>> alternatives(HurdleCount count) {
    List<List<Leg>> alternatives = count.max() < HurdleCount.UNLIMITED ? hopsWithMaximum(count)
        : endsBehind ? hopsBehindLast(count.min()) : hopsWithoutMaximum(count.min());
    if (alternatives.isEmpty()) {
      throw modifier.error("has no room for so many hurdles", "a greater number after the atom, or none");
    }
    return requireBounded(alternatives);
  }

  private List<List<Leg>> hopsWithMaximum(HurdleCount count) {
    List<List<Leg>> alternatives = new ArrayList<>();
    for (int hurdles = count.min(); hurdles <= count.max(); hurdles++) {
      approaches(hurdles).forEach(approach -> alternatives.add(legsToEnd(approach)));
    }
    return alternatives;
  }

  /** Returns the hops over at least {@code min} pieces. */
  private List<List<Leg>> hopsWithoutMaximum(int min) {
    return approaches(min).stream()
        .map(approach -> approach.followedBy(0, walk.leg(1, stepsAfter(approach), Content.EITHER, true))
            .legs())
        .toList();
  }

  /**
   * Returns the hops over at least {@code min} pieces to the square behind the last hurdle. Between the first
   * {@code min - 1} hurdles and the last, each square may be empty or hold a hurdle.
   */
  private List<List<Leg>> hopsBehindLast(int min) {
    return approaches(min - 1).stream().filter(approach -> stepsAfter(approach) >= 2)
        .map(approach -> {
          int between = walk.range() == Leg.UNLIMITED ? Leg.UNLIMITED : stepsAfter(approach) - 2;
          Approach upToLastHurdle =
              between > 0 ? approach.followedBy(0, walk.leg(0, between, Content.EITHER, false)) : approach;
          return upToLastHurdle.followedBy(0, walk.leg(1, 1, Content.PIECE, false),
              walk.leg(1, 1, Content.EMPTY, true)).legs();
        }).toList();
  }

  private List<Leg> legsToEnd(Approach approach) {
    return approach.followedBy(0, walk.leg(1, endsBehind ? 1 : stepsAfter(approach), Content.EMPTY, true))
        .legs();
  }

  /** Returns the number of steps that are left after an approach, at least one. */
  private int stepsAfter(Approach approach) {
    return walk.range() == Leg.UNLIMITED ? Leg.UNLIMITED : walk.boundedRange() - approach.length();
  }

  /** Returns the approaches over exactly {@code hurdles} pieces that leave at least one step. */
  private List<Approach> approaches(int hurdles) {
    List<Approach> found = List.of(new Approach(List.of(), 0));
    for (int k = 0; k < hurdles; k++) {
      List<Approach> extended = new ArrayList<>();
      found.forEach(approach -> extended.addAll(extend(approach)));
      found = requireBounded(extended);
    }
    return found;
  }

  /** Returns the approach followed by one more hurdle, at each possible distance if the range is limited. */
  private List<Approach> extend(Approach approach) {
    Leg hurdle = walk.leg(1, 1, Content.PIECE, false);
    if (walk.range() == Leg.UNLIMITED) {
      return List.of(approach.followedBy(0, walk.leg(0, Leg.UNLIMITED, Content.EMPTY, false), hurdle));
    }
    List<Approach> extended = new ArrayList<>();
    for (int emptySquares = 0; emptySquares < stepsAfter(approach) - 1; emptySquares++) {
      extended.add(emptySquares == 0 ? approach.followedBy(1, hurdle)
          : approach.followedBy(emptySquares + 1, walk.leg(emptySquares, emptySquares, Content.EMPTY, false),
              hurdle));
    }
    return extended;
  }

  private <T> List<T> requireBounded(List<T> alternatives) {
    if (alternatives.size() > Bounds.MAX_PATHS) {
      throw modifier.error("has more than " + Bounds.MAX_PATHS + " paths over so many hurdles",
          "fewer hurdles, or no number after the atom");
    }
    return alternatives;
  }
}
