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
 * Holds every law to definitions and tells of each law how it went. A broken law is told once, and the others are held on. The same seed
 * gives the same positions.
 */
public final class LawTrial {

  /** What a game does while it is played under laws. */
  private static final String PLAYING = "playing";
  /** One arrangement is checked for this many positions of games, because it takes as long as many of those. */
  private static final int ARRANGED = 8;
  /** The minimum number of games played, if the plies suffice for them. */
  private static final int GAMES = 8;
  private static final int SHORTEST_GAME = 120;

  /**
   * How one law went.
   *
   * @param law its name, in lower case
   * @param says what holds
   * @param positions to how many positions or games it was held; 0 where it says nothing of these definitions
   * @param time how long that took
   * @param breach where it did not hold, if anywhere
   */
  public record Finding(String law, String says, long positions, Duration time, Optional<Breach> breach) {}

  /**
   * Where a law did not hold.
   *
   * @param variant the definition, as {@link Variant} names it
   * @param fen the position; empty if the law speaks of no single one
   * @param moves the moves from the start position to it; empty for an arrangement that was set up
   * @param difference what differed, as the law says it
   */
  public record Breach(String variant, Optional<String> fen, List<String> moves, String difference) {}

  /** The tally of a law. */
  private static final class Tally {
    private final String says;
    private long positions;
    private long nanos;
    private Optional<Breach> breach = Optional.empty();

    Tally(String says) {
      this.says = says;
    }
  }

  /** Ends a game in which a law was broken: moves may not have been taken back. */
  private static final class Spoilt extends RuntimeException {
    private static final long serialVersionUID = 1;

    Spoilt() {
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
      tallies.put(name(law), new Tally(law.says()));
    }
    for (GameLaw law : GameLaw.values()) {
      tallies.put(name(law), new Tally(law.says()));
    }
    tallies.put(PLAYING, new Tally("a random game goes on until it ends"));
  }

  private static String name(Enum<?> law) {
    return law.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /**
   * Holds all laws.
   *
   * @param variants the definitions, each of which is a game that can be played
   * @param positions to how many positions of each the cheapest laws are held
   */
  public static List<Finding> of(List<Variant> variants, long seed, int positions) {
    return of(variants, variant -> new Subject(variant.definition(), seed), seed, positions);
  }

  /** @param subjects makes what the laws are held to */
  static List<Finding> of(List<Variant> variants, Function<Variant, Subject> subjects, long seed,
      int positions) {
    LawTrial trial = new LawTrial(seed, positions);
    variants.forEach(variant -> trial.new Run(variant.name(), subjects.apply(variant)).hold());
    return trial.tallies.entrySet().stream().map(each -> new Finding(each.getKey(), each.getValue().says,
        each.getValue().positions, Duration.ofNanos(each.getValue().nanos), each.getValue().breach)).toList();
  }

  private Tally tally(String law) {
    return Objects.requireNonNull(tallies.get(law));
  }

  /** How long all laws have taken. */
  private long nanos() {
    return tallies.values().stream().mapToLong(tally -> tally.nanos).sum();
  }

  /** The trial of one definition. */
  private final class Run implements RandomGame.Visitor {
    private final String variant;
    private final Subject subject;
    private final List<String> moves = new ArrayList<>();
    private final SplittableRandom choice = new SplittableRandom(seed);
    private int visited;

    Run(String variant, Subject subject) {
      this.variant = variant;
      this.subject = subject;
    }

    void hold() {
      games();
      arrangements();
      for (GameLaw law : GameLaw.values()) {
        attempt(name(law), Optional.empty(),
            () -> law.hold(subject, new SplittableRandom(seed), arranged()));
      }
    }

    private void games() {
      Tally playing = tally(PLAYING);
      int longest = Math.clamp(positions / GAMES, SHORTEST_GAME, RandomGame.MAX_PLIES);
      long start = System.nanoTime() - nanos();
      for (long game = 0; visited < positions && playing.breach.isEmpty(); game++) {
        moves.clear();
        playing.positions++;
        try {
          RandomGame.play(subject.game(), seed + game, longest, this);
        } catch (Spoilt _) {
          // The next game goes on with the laws that are not broken.
        } catch (RuntimeException | StackOverflowError broken) {
          playing.breach = Optional.of(breach(Optional.empty(), broken));
        }
      }
      playing.nanos += System.nanoTime() - nanos() - start;
    }

    private int arranged() {
      return Math.max(1, positions / ARRANGED);
    }

    @Override
    public void plays(MutablePosition position, long move) {
      moves.add(position.text(move));
    }

    @Override
    public void visit(MutablePosition position, MoveList legal, SplittableRandom random) {
      if (visited == positions) {
        throw new Spoilt();
      }
      subject.codes().see(legal);
      Scene scene = new Scene(subject, position, legal, random);
      for (PositionLaw law : PositionLaw.values()) {
        boolean due = choice.nextInt(law.share()) == 0 || visited == 0;
        if (due && law.speaksOf(subject)) {
          hold(law, scene);
        }
      }
      visited++;
    }

    private void arrangements() {
      SplittableRandom random = new SplittableRandom(seed);
      moves.clear();
      for (int i = 0; i < arranged(); i++) {
        Optional<Position> found = RandomSetup.position(subject.game(), random);
        if (found.isPresent()) {
          arrangement(found.get(), random);
        }
      }
    }

    private void arrangement(Position found, SplittableRandom random) {
      MoveList legal = new MoveList();
      for (PositionLaw law : PositionLaw.values()) {
        if (law.speaksOfArrangements() && law.speaksOf(subject)) {
          MutablePosition position = found.mutable();
          subject.codes().see(position.legalMoves(legal));
          try {
            hold(law, new Scene(subject, position, legal, random));
          } catch (Spoilt _) {
            // The next law has a position of its own.
          }
        }
      }
    }

    private void hold(PositionLaw law, Scene scene) {
      String fen = scene.position().fen();
      boolean held = attempt(name(law), Optional.of(fen), () -> {
        law.hold(scene);
        return 1;
      });
      if (!held) {
        throw new Spoilt();
      }
    }

    /** Holds a law that is not broken yet; tells whether it is sound until now. */
    private boolean attempt(String law, Optional<String> fen, Supplier<Integer> held) {
      Tally tally = tally(law);
      if (tally.breach.isPresent()) {
        return true;
      }
      long start = System.nanoTime();
      try {
        tally.positions += held.get();
      } catch (AssertionError | RuntimeException | StackOverflowError broken) {
        tally.positions++;
        tally.breach = Optional.of(breach(fen, broken));
        return false;
      } finally {
        tally.nanos += System.nanoTime() - start;
      }
      return true;
    }

    private Breach breach(Optional<String> fen, Throwable broken) {
      return new Breach(variant, fen, List.copyOf(moves), told(broken));
    }

    private static String told(Throwable broken) {
      return broken instanceof AssertionError && broken.getMessage() != null ? broken.getMessage()
          : broken.toString();
    }
  }
}
