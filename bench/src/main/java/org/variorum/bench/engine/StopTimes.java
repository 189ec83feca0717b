package org.variorum.bench.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.variorum.engine.Engine;
import org.variorum.engine.Experience;
import org.variorum.engine.Limits;
import org.variorum.engine.Listener;
import org.variorum.engine.Result;
import org.variorum.engine.Settings;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

/**
 * Stops searches without end after some time, and tells by game how long they took to end.
 *
 * <p>Arguments: the folder of definitions, threads of a search, how often. {@code bench/stop} is the way to call it.
 */
final class StopTimes {

  private static final int LEAST_MILLIS = 20;
  private static final int MOST_MILLIS = 120;
  /** The first ones, in which Java compiles, do not count. */
  private static final int WARM_UP = 10;

  private StopTimes() {}

  /** Ends a search by a clock of its own. */
  private static final class Stopper implements Listener {
    private final long at;

    Stopper(long at) {
      this.at = at;
    }

    @Override
    public void deeper(Result result) {}

    @Override
    public boolean stopped() {
      return System.nanoTime() - at >= 0;
    }
  }

  /** See the class. */
  public static void main(String[] args) {
    Settings settings =
        Settings.DEFAULT.experience(Experience.in(Path.of(args[0]))).threads(Integer.parseInt(args[1]));
    int times = Integer.parseInt(args[2]);
    System.out.printf("%-22s %6s %10s %10s %10s%n", "game", "stops", "median ms", "99 % ms", "latest ms");
    for (String id : GameFiles.ids()) {
      List<Double> millis = stops(Game.of(GameFiles.definition(id, List.of())), settings, times);
      millis.sort(null);
      System.out.println(String.format(Locale.ROOT, "%-22s %6d %10.2f %10.2f %10.2f", id, times,
          millis.get(times / 2), millis.get(times * 99 / 100), millis.getLast()));
    }
  }

  private static List<Double> stops(Game game, Settings settings, int times) {
    Random random = new Random(1);
    Engine engine = new Engine(game, settings);
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < times + WARM_UP; i++) {
      long at = System.nanoTime() + random.nextInt(LEAST_MILLIS, MOST_MILLIS) * 1_000_000L;
      engine.search(game.start(), Limits.NONE, new Stopper(at));
      if (i >= WARM_UP) {
        millis.add((System.nanoTime() - at) / 1e6);
      }
    }
    return millis;
  }
}
