package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.naive.NaiveAnswer;
import org.variorum.testkit.naive.NaiveGame;
import org.variorum.testkit.naive.RefusedSetupException;

/**
 * Comparison of a compiled game with the naive interpreter, with counts of all comparisons. A difference throws an
 * {@code AssertionError} that names the position.
 */
public final class Oracle {

  private static final long FIRST_SEED = 1_000_000;

  private final Definition definition;
  private final Game game;
  private final NaiveGame naive;
  private final int interval;
  private int games;
  private long playedPositions;
  private long comparedPositions;
  private long comparedMoves;
  private int validArrangements;

  /** @param interval one of {@code interval} positions is compared, on average; the last position of a game always */
  public Oracle(Variant variant, int interval) {
    this(variant.definition(), variant.game(), new NaiveGame(variant.definition()), interval);
  }

  /** Makes an oracle for a compiled game that compares every position. */
  Oracle(Definition definition, Game game, NaiveGame naive) {
    this(definition, game, naive, 1);
  }

  private Oracle(Definition definition, Game game, NaiveGame naive, int interval) {
    this.interval = interval;
    this.definition = definition;
    this.game = game;
    this.naive = naive;
  }

  /** Plays random games until this oracle has played {@code count} games. */
  public void playGames(int count) {
    while (games < count) {
      play(Long.MAX_VALUE);
    }
  }

  /** Plays random games until this oracle has compared {@code count} positions of games. */
  public void comparePositions(long count) {
    while (comparedPositions < count) {
      play(count);
    }
  }

  private void play(long maxPositions) {
    RandomGame.play(game, FIRST_SEED + games,
        (position, legal, random) -> visit(position, legal, random, maxPositions));
    games++;
  }

  private void visit(MutablePosition position, MoveList legal, SplittableRandom random, long maxPositions) {
    playedPositions++;
    if (comparedPositions < maxPositions && (random.nextInt(interval) == 0 || legal.size() == 0)) {
      comparedPositions++;
      String fen = position.fen();
      compare(game.position(fen), naive.answer(fen));
    }
  }

  /**
   * Compares random arrangements until this oracle has compared {@code count} valid arrangements. Both
   * interpreters must refuse the invalid arrangements.
   */
  public void compareArrangements(int count) {
    SplittableRandom random = new SplittableRandom(7);
    while (validArrangements < count) {
      compareArrangement(random);
    }
  }

  /** Compares a random arrangement. Returns its position; empty if both interpreters refuse it. */
  Optional<Position> compareArrangement(SplittableRandom random) {
    String fen = RandomSetup.fen(definition, random);
    List<String> flaws = new ArrayList<>();
    List<String> expectedFlaws = new ArrayList<>();
    Optional<Position> position = position(fen, flaws);
    Optional<NaiveAnswer> expected = answer(fen, expectedFlaws);
    that(position.isPresent())
        .as("%s: compiled finds %s, naive finds %s", fen, flaws, expectedFlaws)
        .isEqualTo(expected.isPresent());
    if (position.isPresent()) {
      validArrangements++;
      compare(position.get(), expected.orElseThrow());
    }
    return position;
  }

  private void compare(Position position, NaiveAnswer expected) {
    Laws.agrees(position, expected);
    comparedMoves += position.moves().size();
  }

  private Optional<Position> position(String fen, List<String> flaws) {
    try {
      return Optional.of(game.position(fen));
    } catch (IllegalSetupException e) {
      flaws.addAll(e.flaws());
      return Optional.empty();
    }
  }

  private Optional<NaiveAnswer> answer(String fen, List<String> flaws) {
    try {
      return Optional.of(naive.answer(fen));
    } catch (RefusedSetupException e) {
      flaws.addAll(e.flaws());
      return Optional.empty();
    }
  }

  /** The counts of all comparisons, in one line. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT,
        "%,d games with %,d positions; %,d of these positions and %,d arrangements compared, with %,d moves",
        games,
        playedPositions,
        comparedPositions, validArrangements, comparedMoves);
  }
}
