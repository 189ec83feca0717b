package org.variorum.bench.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

/**
 * Stops searches without limits after a random time, and prints for each game how long they took to end. After each
 * game, it stops the same number of threads that only watch the clock. Their delay is the delay of the machine itself.
 *
 * <p>Arguments: the folder of definitions, the threads of a search, the number of stops. {@code bench/stop} calls it.
 */
final class StopTimes {

  private static final int LEAST_SEARCH_MILLIS = 20;
  private static final int MOST_SEARCH_MILLIS = 120;
  private static final double LATE_MILLIS = 10;
  /** Number of first stops that do not count, because Java still compiles. */
  private static final int WARM_UP = 10;

  private StopTimes() {}

  /** Stops a search at a given time. */
  private static final class Stopper implements SearchListener {
    private final long stopTime;

    Stopper(long stopTime) {
      this.stopTime = stopTime;
    }

    @Override
    public void depthCompleted(Result result) {}

    @Override
    public boolean mustStop() {
      return System.nanoTime() - stopTime >= 0;
    }
  }

  /** Runs the test; the class comment lists the arguments. */
  public static void main(String[] args) {
    EngineSettings settings =
        EngineSettings.DEFAULT.experience(Experience.in(Path.of(args[0]))).threads(Integer.parseInt(args[1]));
    int stops = Integer.parseInt(args[2]);
    System.out.printf("%-22s %6s %10s %10s %10s %12s%n", "game", "stops", "median ms", "99 % ms", "latest ms",
        "over 10 ms");
    List<Double> allSearchDelays = new ArrayList<>();
    List<Double> allClockDelays = new ArrayList<>();
    for (String id : GameFiles.ids()) {
      List<Double> millis = searchDelays(Game.of(GameFiles.definition(id, List.of())), settings, stops);
      print(id, millis);
      allSearchDelays.addAll(millis);
      allClockDelays.addAll(clockDelays(settings.threads(), stops));
    }
    print("all", allSearchDelays);
    print("no search, only clocks", allClockDelays);
  }

  private static void print(String label, List<Double> millis) {
    List<Double> sorted = millis.stream().sorted().toList();
    int count = sorted.size();
    System.out.println(String.format(Locale.ROOT, "%-22s %6d %10.2f %10.2f %10.2f %12d", label, count,
        sorted.get(count / 2), sorted.get(count * 99 / 100), sorted.getLast(),
        sorted.stream().filter(delay -> delay > LATE_MILLIS).count()));
  }

  private static List<Double> searchDelays(Game game, EngineSettings settings, int stops) {
    Engine engine = new Engine(game, settings);
    return delays(stops, stopper -> engine.search(game.start(), SearchLimits.NONE, stopper));
  }

  private static List<Double> clockDelays(int threads, int stops) {
    return delays(stops, stopper -> {
      for (int i = 1; i < threads; i++) {
        Thread.ofPlatform().start(() -> await(stopper));
      }
      await(stopper);
    });
  }

  private static void await(SearchListener stopper) {
    while (!stopper.mustStop()) {
      Thread.onSpinWait();
    }
  }

  /** Returns the milliseconds from each request to stop until the work ended. */
  private static List<Double> delays(int stops, Consumer<SearchListener> work) {
    Random random = new Random(1);
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < stops + WARM_UP; i++) {
      long stopTime =
          System.nanoTime() + random.nextInt(LEAST_SEARCH_MILLIS, MOST_SEARCH_MILLIS) * 1_000_000L;
      work.accept(new Stopper(stopTime));
      if (i >= WARM_UP) {
        millis.add((System.nanoTime() - stopTime) / 1e6);
      }
    }
    return millis;
  }
}
