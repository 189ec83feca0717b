package org.variorum.bench.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.TruthFiles;
import org.variorum.testkit.TruthFiles.MateTruth;

/**
 * Searches each forced win of a file for two seconds, and prints for each game how many wins were found with the exact
 * number of moves, and after how many milliseconds. Ends with status 1 if a win was missed.
 *
 * <p>Arguments: the file, the folder of definitions. {@code bench/mates} calls it.
 */
final class ForcedWins {

  private static final Duration SEARCH_TIME = Duration.ofSeconds(2);

  private final EngineSettings settings;
  private boolean hasMissedWin;

  private ForcedWins(EngineSettings settings) {
    this.settings = settings;
  }

  /** Runs the test; the class comment lists the arguments. */
  public static void main(String[] args) throws IOException {
    Map<String, List<MateTruth>> byGame = TruthFiles.mates(Path.of(args[0])).stream()
        .collect(Collectors.groupingBy(MateTruth::game, TreeMap::new, Collectors.toList()));
    ForcedWins run = new ForcedWins(EngineSettings.DEFAULT.experience(Experience.in(Path.of(args[1]))));
    System.out.printf("%-22s %6s %6s %10s %10s%n", "game", "wins", "found", "median ms", "slowest ms");
    byGame.forEach(run::solve);
    System.exit(run.hasMissedWin ? 1 : 0);
  }

  private void solve(String id, List<MateTruth> truths) {
    Game game = Game.of(GameFiles.definition(id, List.of()));
    List<Double> millis = new ArrayList<>();
    for (MateTruth truth : truths) {
      Duration time = timeToFind(game, truth);
      if (time.isNegative()) {
        hasMissedWin = true;
        System.out.println("missed: " + id + " " + truth.fen() + ", a win in " + truth.mate());
      } else {
        millis.add(time.toNanos() / 1e6);
      }
    }
    millis.sort(null);
    System.out
        .println(String.format(Locale.ROOT, "%-22s %6d %6d %10.1f %10.1f", id, truths.size(), millis.size(),
            millis.isEmpty() ? 0 : millis.get(millis.size() / 2), millis.isEmpty() ? 0 : millis.getLast()));
  }

  /** Returns the time after which the score no longer changed; negative if the final score or move is wrong. */
  private Duration timeToFind(Game game, MateTruth truth) {
    Score exact = new Score.Wins(truth.mate());
    AtomicReference<Duration> lastChange = new AtomicReference<>(Duration.ZERO);
    AtomicReference<Score> lastScore = new AtomicReference<>(new Score.Centipawns(0));
    Result finalResult =
        new Engine(game, settings).search(game.position(truth.fen()), SearchLimits.NONE.time(SEARCH_TIME),
            new SearchListener() {
              @Override
              public void depthCompleted(Result result) {
                if (!result.score().equals(lastScore.getAndSet(result.score()))) {
                  lastChange.set(result.time());
                }
              }

              @Override
              public boolean mustStop() {
                return false;
              }
            });
    boolean isExact = finalResult.score().equals(exact) && (truth.keys().isEmpty()
        || finalResult.bestMove().map(move -> truth.keys().contains(move.text())).orElse(false));
    return isExact ? lastChange.get() : Duration.ofNanos(-1);
  }
}
