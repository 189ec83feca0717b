package org.variorum.testkit.laws;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.game.Position;

/** Laws of a game that need more than one position. Each law has a sentence. */
enum GameLaw {
  // @formatter:off
  ARRANGEMENTS("compiled and naive refuse the same arrangements, and agree about the others",
      (subject, random, positions) -> {
        IntStream.range(0, positions).forEach(_ -> subject.oracle().arrange(random));
        return positions;
      }),
  STARTS("each start position by number is one of the game, and has that number",
      (subject, random, positions) -> StartLaws.numbersAreStarts(subject.game(), random,
          Math.min(positions, Times.STARTS), Times.ALL_STARTS)),
  REPETITIONS("a position that occurs again is counted so",
      (subject, random, positions) -> {
        List<Position> found = IntStream.range(0, 1 + positions / Times.WANDERED).boxed()
            .flatMap(_ -> RandomSetup.position(subject.game(), random).stream()).toList();
        found.forEach(position -> new Wandering(position.mutable(), random).countRepetitions());
        return found.size();
      }),
  COLOURS("a game and its mirror, with the sides exchanged, go and end alike",
      (subject, random, positions) -> {
        int rounds = 1 + positions / Times.MIRRORED;
        if (!ColourSymmetry.concerns(subject.game().definition())) {
          return 0;
        }
        ColourSymmetry.hold(subject.game().definition(), random, rounds, Times.PLIES);
        return rounds;
      }),
  DEAD_POSITIONS("a side that is said to be unable to win does not win",
      (subject, random, positions) -> DeadPositions.hold(subject.game(), random, positions)),
  RECORDS("a game written as PGN, with variations, is read as the same",
      (subject, random, positions) -> {
        List<Position> starts = Stream.concat(Stream.of(subject.game().start()),
            RandomSetup.position(subject.game(), random).stream()).toList();
        NotationLaws.pgnRoundTrip(subject.game(), starts, random);
        return starts.size();
      });
  // @formatter:on

  /** The sizes of the checks. */
  private static final class Times {
    static final int STARTS = 8;
    /** The starts of a game with more start positions are not checked. */
    static final long ALL_STARTS = 200;
    static final int WANDERED = 32;
    static final int MIRRORED = 64;
    static final int PLIES = 16;
  }

  /** A check of a law in about the given number of positions. Returns the number of games or positions checked. */
  private interface Held {
    int hold(Subject subject, SplittableRandom random, int positions);
  }

  private final String statement;
  private final Held law;

  GameLaw(String statement, Held law) {
    this.statement = statement;
    this.law = law;
  }

  /** The law as a sentence. */
  String statement() {
    return statement;
  }

  /**
   * Checks the law. Returns the number of games or positions checked; throws an {@code AssertionError} on a violation.
   */
  int hold(Subject subject, SplittableRandom random, int positions) {
    return law.hold(subject, random, positions);
  }
}
