package org.variorum.testkit.laws;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.game.Position;

/** Laws of a game that need more than one position. Each law has a sentence. */
enum GameLaw {
  // @formatter:off
  ARRANGEMENTS("the compiled game and the naive interpreter refuse the same arrangements and agree on the others",
      (subject, random, positions) -> {
        IntStream.range(0, positions).forEach(_ -> subject.oracle().compareArrangement(random));
        return positions;
      }),
  STARTS("each numbered start position is a start position of the game, and has that number",
      (subject, random, positions) -> StartLaws.checkNumberedStarts(subject.game(), random,
          Math.min(positions, Sizes.START_SAMPLE), Sizes.MAX_STARTS)),
  REPETITIONS("each occurrence of a repeated position is counted",
      (subject, random, positions) -> {
        List<Position> found = IntStream.range(0, 1 + positions / Sizes.POSITIONS_PER_WALK).boxed()
            .flatMap(_ -> RandomSetup.position(subject.game(), random).stream()).toList();
        found.forEach(position -> new RandomWalk(position.mutable(), random).countRepetitions());
        return found.size();
      }),
  COLOURS("a game and its mirror, which exchanges the sides, have mirrored moves and outcomes",
      (subject, random, positions) -> {
        int rounds = 1 + positions / Sizes.POSITIONS_PER_ROUND;
        if (!ColourSymmetry.appliesTo(subject.game().definition())) {
          return 0;
        }
        ColourSymmetry.check(subject.game().definition(), random, rounds, Sizes.MIRROR_PLIES);
        return rounds;
      }),
  DEAD_POSITIONS("a side that is declared unable to win does not win",
      (subject, random, positions) -> DeadPositionLaws.check(subject.game(), random, positions)),
  RECORDS("a game with variations is unchanged after it is written as PGN and read again",
      (subject, random, positions) -> {
        List<Position> starts = Stream.concat(Stream.of(subject.game().start()),
            RandomSetup.position(subject.game(), random).stream()).toList();
        NotationLaws.pgnRoundTrip(subject.game(), starts, random);
        return starts.size();
      });
  // @formatter:on

  /** The sizes of the checks. */
  private static final class Sizes {
    static final int START_SAMPLE = 8;
    /** A game with more start positions is exempt from the law of start positions. */
    static final long MAX_STARTS = 200;
    static final int POSITIONS_PER_WALK = 32;
    static final int POSITIONS_PER_ROUND = 64;
    static final int MIRROR_PLIES = 16;
  }

  /** A check of a law, which takes {@code positions} as its size. Returns the number of games or positions checked. */
  private interface Check {
    int run(Subject subject, SplittableRandom random, int positions);
  }

  private final String statement;
  private final Check check;

  GameLaw(String statement, Check check) {
    this.statement = statement;
    this.check = check;
  }

  /** The law as a sentence. */
  String statement() {
    return statement;
  }

  /**
   * Checks the law. Returns the number of games or positions checked; throws an {@code AssertionError} on a violation.
   */
  int check(Subject subject, SplittableRandom random, int positions) {
    return check.run(subject, random, positions);
  }
}
