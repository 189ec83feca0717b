package org.variorum.testkit.laws;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.MoveList;

/**
 * Trial of every law on some definitions, with one finding for each law. A broken law is reported once; the trial of
 * the other laws continues. The same seed gives the same positions.
 */
public final class LawTrial {

  /** The name of the finding about errors while random games are played. */
  private static final String PLAYING = "playing";
  /** For this many positions of games, only one arrangement is checked, because an arrangement takes longer. */
  private static final int POSITIONS_PER_ARRANGEMENT = 8;
  /** A game is stopped after one {@code MIN_GAMES}th of the positions, but not before {@link #MIN_PLY_LIMIT} plies. */
  private static final int MIN_GAMES = 8;
  private static final int MIN_PLY_LIMIT = 120;

  /**
   * The result of one law.
   *
   * @param law the name of the law, in lower case
   * @param statement the law as a sentence
   * @param positions the number of positions or games checked; 0 if the law does not apply to these definitions
   * @param time the time taken
   * @param breach the first violation; empty if there is none
   */
  public record Finding(String law, String statement, long positions, Duration time,
      Optional<Breach> breach) {}

  /**
   * A violation of a law.
   *
   * @param variant the definition, as {@link Variant} names it
   * @param fen the position; empty if the law is about more than one position
   * @param moves the moves from the start position to the position; empty for a random arrangement
   * @param difference the difference found, in the words of the law
   */
  public record Breach(String variant, Optional<String> fen, List<String> moves, String difference) {}

  /** The result of a law so far. */
  private static final class Tally {
    private final String statement;
    private long positions;
    private long nanos;
    private Optional<Breach> breach = Optional.empty();

    Tally(String statement) {
      this.statement = statement;
    }
  }

  /**
   * Signal that ends a game early. Either enough positions were visited, or a law was broken, perhaps while a
   * move was made and not yet unmade.
   */
  private static final class EarlyEnd extends RuntimeException {
    private static final long serialVersionUID = 1;

    EarlyEnd() {
      super("", null, false, false);
    }
  }

  private final long seed;
  private final int positions;
  private final Map<String, Tally> tallies = new LinkedHashMap<>();

  private LawTrial(long seed, int positions) {
    this.seed = seed;
    this.positions = positions;
    for (PositionLaw law : PositionLaw.values()) {
      tallies.put(name(law), new Tally(law.statement()));
    }
    for (GameLaw law : GameLaw.values()) {
      tallies.put(name(law), new Tally(law.statement()));
    }
    tallies.put(PLAYING, new Tally("a random game is played to its end without an error"));
  }

  private static String name(Enum<?> law) {
    return law.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /**
   * Checks all laws.
   *
   * @param variants the definitions; each is playable
   * @param positions for each definition, the number of positions in which laws with interval 1 are checked
   */
  public static List<Finding> of(List<Variant> variants, long seed, int positions) {
    return of(variants, variant -> new Subject(variant.definition(), seed), seed, positions);
  }

  /** @param subjects makes the game under test, with its oracles, from a definition */
  static List<Finding> of(List<Variant> variants, Function<Variant, Subject> subjects, long seed,
      int positions) {
    LawTrial trial = new LawTrial(seed, positions);
    variants.forEach(variant -> trial.new Run(variant.name(), subjects.apply(variant)).check());
    return trial.tallies.entrySet().stream().map(each -> new Finding(each.getKey(), each.getValue().statement,
        each.getValue().positions, Duration.ofNanos(each.getValue().nanos), each.getValue().breach)).toList();
  }

  private Tally tally(String law) {
    return Objects.requireNonNull(tallies.get(law));
  }

  /** The time that all laws have taken, in nanoseconds. */
  private long nanos() {
    return tallies.values().stream().mapToLong(tally -> tally.nanos).sum();
  }

  /** The trial of one definition. */
  private final class Run implements RandomGame.Visitor {
    private final String variant;
    private final Subject subject;
    private final List<String> moves = new ArrayList<>();
    private final SplittableRandom lawChoice = new SplittableRandom(seed);
    private int visitedCount;

    Run(String variant, Subject subject) {
      this.variant = variant;
      this.subject = subject;
    }

    void check() {
      playGames();
      checkArrangements();
      for (GameLaw law : GameLaw.values()) {
        attempt(name(law), Optional.empty(),
            () -> law.check(subject, new SplittableRandom(seed), arrangementCount()));
      }
    }

    private void playGames() {
      Tally playing = tally(PLAYING);
      int plyLimit = Math.clamp(positions / MIN_GAMES, MIN_PLY_LIMIT, RandomGame.MAX_PLIES);
      // The time of the laws, which run within the games, is subtracted from the time of playing.
      long start = System.nanoTime() - nanos();
      for (long game = 0; visitedCount < positions && playing.breach.isEmpty(); game++) {
        moves.clear();
        playing.positions++;
        try {
          RandomGame.play(subject.game(), seed + game, plyLimit, this);
        } catch (EarlyEnd _) {
          // The next game checks the laws that are not broken.
        } catch (RuntimeException | StackOverflowError failure) {
          playing.breach = Optional.of(breach(Optional.empty(), failure));
        }
      }
      playing.nanos += System.nanoTime() - nanos() - start;
    }

    private int arrangementCount() {
      return Math.max(1, positions / POSITIONS_PER_ARRANGEMENT);
    }

    @Override
    public void beforeMove(MutablePosition position, long move) {
      moves.add(position.text(move));
    }

    @Override
    public void visit(MutablePosition position, MoveList legal, SplittableRandom random) {
      if (visitedCount == positions) {
        throw new EarlyEnd();
      }
      subject.moveCodes().remember(legal);
      Scene scene = new Scene(subject, position, legal, random);
      for (PositionLaw law : PositionLaw.values()) {
        boolean isDue = lawChoice.nextInt(law.interval()) == 0 || visitedCount == 0;
        if (isDue && law.appliesTo(subject)) {
          check(law, scene);
        }
      }
      visitedCount++;
    }

    private void checkArrangements() {
      SplittableRandom random = new SplittableRandom(seed);
      moves.clear();
      for (int i = 0; i < arrangementCount(); i++) {
        Optional<Position> found = RandomSetup.position(subject.game(), random);
        if (found.isPresent()) {
          checkArrangement(found.get(), random);
        }
      }
    }

    private void checkArrangement(Position found, SplittableRandom random) {
      MoveList legal = new MoveList();
      for (PositionLaw law : PositionLaw.values()) {
        if (law.appliesToArrangements() && law.appliesTo(subject)) {
          MutablePosition position = found.mutable();
          subject.moveCodes().remember(position.legalMoves(legal));
          try {
            check(law, new Scene(subject, position, legal, random));
          } catch (EarlyEnd _) {
            // The next law has a position of its own.
          }
        }
      }
    }

    private void check(PositionLaw law, Scene scene) {
      String fen = scene.position().fen();
      boolean mayContinue = attempt(name(law), Optional.of(fen), () -> {
        law.check(scene);
        return 1;
      });
      if (!mayContinue) {
        throw new EarlyEnd();
      }
    }

    /** Checks a law unless it was broken before. Returns false if this check breaks the law. */
    private boolean attempt(String law, Optional<String> fen, Supplier<Integer> check) {
      Tally tally = tally(law);
      if (tally.breach.isPresent()) {
        return true;
      }
      long start = System.nanoTime();
      try {
        tally.positions += check.get();
      } catch (AssertionError | RuntimeException | StackOverflowError failure) {
        tally.positions++;
        tally.breach = Optional.of(breach(fen, failure));
        return false;
      } finally {
        tally.nanos += System.nanoTime() - start;
      }
      return true;
    }

    private Breach breach(Optional<String> fen, Throwable failure) {
      return new Breach(variant, fen, List.copyOf(moves), messageOf(failure));
    }

    private static String messageOf(Throwable failure) {
      return failure instanceof AssertionError && failure.getMessage() != null ? failure.getMessage()
          : failure.toString();
    }
  }
}
