package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CAPTURE;
import static org.variorum.rules.movement.betza.BetzaModifier.GRASSHOPPER;
import static org.variorum.rules.movement.betza.BetzaModifier.HOP;
import static org.variorum.rules.movement.betza.BetzaModifier.JUMP;
import static org.variorum.rules.movement.betza.BetzaModifier.LAME;
import static org.variorum.rules.movement.betza.BetzaModifier.MOVE;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Content;

/** The legs of the last part of a path, or of its only part. */
final class FinalLegs {

  /** The modifiers for the pieces that must or must not stand on a last part. */
  static final Set<BetzaModifier> MANNERS = EnumSet.of(LAME, JUMP, HOP, GRASSHOPPER);

  /** The modifiers that the last part of a chain may have. */
  static final Set<BetzaModifier> CHAINED = EnumSet.of(MOVE, CAPTURE, LAME, JUMP, HOP, GRASSHOPPER);

  static final String RANGE = "an atom that rides, such as R, or a number after the atom";

  private FinalLegs() {
  }

  /** Returns the alternative lists of legs for a last part. Each list becomes a path of its own. */
  static List<List<Leg>> of(RepeatedStep walk, Group group) {
    Optional<PlacedModifier> manner = group.atMostOne(MANNERS);
    if (manner.isEmpty()) {
      return List.of(List.of(walk.leg(1, walk.range(), Content.EMPTY, true)));
    }
    PlacedModifier modifier = manner.get();
    if (modifier.modifier() == LAME) {
      return List.of(lame(walk, modifier));
    }
    if (modifier.modifier() == JUMP) {
      return walk.isLeap() ? jump(walk, modifier) : ski(walk, modifier);
    }
    if (!modifier.source().hurdles().isOne()) {
      return Hops.of(walk, modifier);
    }
    return modifier.modifier() == HOP ? hop(walk, modifier) : List.of(grasshopper(walk, modifier));
  }

  /** Returns the king's steps over empty squares that replace each leap; the move may end after each leap. */
  private static List<Leg> lame(RepeatedStep walk, PlacedModifier modifier) {
    if (!walk.isLeap()) {
      throw modifier.error("means nothing on steps to neighbouring squares", "a leaper such as D or N");
    }
    List<Leg> legs = new ArrayList<>();
    for (int leap = 0; leap < walk.boundedRange(); leap++) {
      legs.addAll(walk.kingSteps().stream().map(RepeatedStep::passingLeg).toList());
      legs.set(legs.size() - 1, lastStep(walk));
    }
    return legs;
  }

  /** Returns the legs of a leap over at least one piece: one list for each choice of occupied squares. */
  private static List<List<Leg>> jump(RepeatedStep walk, PlacedModifier modifier) {
    if (!walk.isSingle()) {
      throw modifier.error("is not supported on leaps that repeat",
          "a single leap such as D, or a slider such as B");
    }
    List<Step> passed = walk.kingSteps().subList(0, walk.kingSteps().size() - 1);
    List<List<Leg>> alternatives = new ArrayList<>();
    // Bit k of pieces tells whether the k-th square is occupied; 0 would be no piece.
    for (int pieces = 1; pieces < 1 << passed.size(); pieces++) {
      List<Leg> legs = new ArrayList<>();
      for (int k = 0; k < passed.size(); k++) {
        Content content = (pieces >> k & 1) == 1 ? Content.PIECE : Content.EMPTY;
        legs.add(new Leg(List.of(passed.get(k)), 1, 1, content, false));
      }
      legs.add(lastStep(walk));
      alternatives.add(legs);
    }
    return alternatives;
  }

  /** Returns the last of the king's steps that replace a leap. */
  private static Leg lastStep(RepeatedStep walk) {
    return new Leg(List.of(walk.kingSteps().getLast()), 1, 1, Content.EMPTY, true);
  }

  /** Returns the legs of a slider that passes the first square whatever the square holds. */
  private static List<List<Leg>> ski(RepeatedStep walk, PlacedModifier modifier) {
    if (walk.isSingle()) {
      throw modifier.error("needs a square to jump over", RANGE);
    }
    Leg slide = walk.leg(1, walk.rangeAfter(1), Content.EMPTY, true);
    return List.of(List.of(walk.leg(1, 1, Content.EMPTY, false), slide),
        List.of(walk.leg(1, 1, Content.PIECE, false), slide));
  }

  /**
   * Returns the legs of a hop over one piece. An unlimited range needs one path; a limited range, which counts the
   * squares before and after the hurdle together, one for each distance of the hurdle.
   */
  private static List<List<Leg>> hop(RepeatedStep walk, PlacedModifier modifier) {
    if (walk.isSingle()) {
      return hopOnce(walk, modifier);
    }
    Leg hurdle = walk.leg(1, 1, Content.PIECE, false);
    if (walk.range() == Leg.UNLIMITED) {
      return List
          .of(walk.withRunUp(Leg.UNLIMITED,
              List.of(hurdle, walk.leg(1, Leg.UNLIMITED, Content.EMPTY, true))));
    }
    List<List<Leg>> alternatives = new ArrayList<>();
    for (int emptySquares = 0; emptySquares < walk.boundedRange() - 1; emptySquares++) {
      List<Leg> legs = new ArrayList<>();
      if (emptySquares > 0) {
        legs.add(walk.leg(emptySquares, emptySquares, Content.EMPTY, false));
      }
      legs.add(hurdle);
      legs.add(walk.leg(1, walk.rangeAfter(emptySquares + 1), Content.EMPTY, true));
      alternatives.add(legs);
    }
    return alternatives;
  }

  /** Returns the legs of a leap of two squares over a piece on the square between. */
  private static List<List<Leg>> hopOnce(RepeatedStep walk, PlacedModifier modifier) {
    if (walk.kingSteps().size() != 2 || Leap.of(walk.step()).compass() == Compass.OBLIQUE) {
      throw modifier.error("needs a square for the hurdle", RANGE + ", or D or A");
    }
    return jump(walk, modifier);
  }

  /** Returns the legs of a hop over one piece to the square just behind it. */
  private static List<Leg> grasshopper(RepeatedStep walk, PlacedModifier modifier) {
    if (walk.isSingle()) {
      throw modifier.error("needs a square for the hurdle", RANGE);
    }
    return walk.withRunUp(walk.rangeAfter(2),
        List.of(walk.leg(1, 1, Content.PIECE, false), walk.leg(1, 1, Content.EMPTY, true)));
  }
}
