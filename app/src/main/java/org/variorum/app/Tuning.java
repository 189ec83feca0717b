package org.variorum.app;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.app.file.AppendedFile;
import org.variorum.app.file.OutputFile;
import org.variorum.app.match.ProgressLine;
import org.variorum.app.tune.TuneReport;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchParameters;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.evaluation.WeightsText;
import org.variorum.lab.learning.EvaluationComparison;
import org.variorum.lab.learning.SelfPlay;
import org.variorum.lab.learning.SelfPlayGame;
import org.variorum.lab.learning.SelfPlayPlan;
import org.variorum.lab.learning.SelfPlayTotals;
import org.variorum.lab.learning.TrainingFile;
import org.variorum.lab.learning.TrainingPosition;
import org.variorum.lab.learning.WeightFit;
import org.variorum.lab.match.Termination;
import org.variorum.rules.game.Game;

/** A tuning run: rounds of self-play and learning. Runs once. */
final class Tuning {

  /**
   * The plan of a tuning run.
   *
   * @param games the number of games in each round; 0 to learn from known positions only
   * @param threads the number of games in parallel
   * @param share the weight of game results against search scores in the target, from 0 to 1
   * @param nodes the nodes for each move of self-play
   * @param out the output file for the weights
   */
  record Plan(int games, int rounds, int threads, long nodes, long seed, double share, OutputFile out) {}

  private final Streams streams;
  private final Game game;
  private final Plan plan;
  private final SearchParameters parameters;
  private final List<List<TrainingPosition>> positions;
  private final Optional<AppendedFile> archive;
  private final Weights estimatedWeights;
  private final TuneReport report;
  private final ProgressLine progress;
  private Weights weights;
  private boolean hasLearnt;
  private @Nullable SelfPlay currentPlay;
  private boolean stopped;

  /**
   * @param parameters the search parameters for the game
   * @param weights the evaluation weights until better weights are learnt
   * @param positions the known training positions, grouped by game; new ones are added to the list
   * @param archive the file to which new training positions are added; empty to store none
   */
  Tuning(Streams streams, Game game, Plan plan, SearchParameters parameters, Weights weights,
      List<List<TrainingPosition>> positions,
      Optional<AppendedFile> archive) {
    this.streams = streams;
    this.game = game;
    this.plan = plan;
    this.parameters = parameters;
    this.weights = weights;
    this.positions = positions;
    this.archive = archive;
    estimatedWeights = EstimatedWeights.of(game);
    report = new TuneReport(game);
    progress = new ProgressLine(streams.err(), streams.isOnTerminal());
  }

  /** Runs all rounds. Returns whether weights were written. */
  boolean run() throws InterruptedException {
    say(report.title(plan.nodes(), positions.size()));
    if (plan.games() == 0) {
      learn();
    }
    for (int round = 1; plan.games() > 0 && round <= plan.rounds(); round++) {
      say("round " + round + ": " + playGames());
      if (isStopped()) {
        say(archive.isPresent() ? "stopped; to learn from the stored training positions, use --games 0"
            : "stopped; the training positions are lost, because there was no --positions");
        break;
      }
      learn();
    }
    return hasLearnt;
  }

  private void say(String line) {
    progress.clear();
    streams.out().println(line);
    streams.out().flush();
  }

  private String playGames() throws InterruptedException {
    long start = System.nanoTime();
    // The seed depends on the number of known games, so that a continued run does not repeat the games in the file.
    SelfPlayPlan selfPlayPlan =
        new SelfPlayPlan(game,
            EngineSettings.DEFAULT.experience(Experience.of(weights)).parameters(parameters),
            plan.games(), plan.nodes(), plan.seed() + positions.size());
    SelfPlay play = new SelfPlay(selfPlayPlan, plan.threads(), (endedGame, totalsSoFar) -> {
      addPositions(endedGame);
      progress.show(report.line(plan.games(), totalsSoFar, elapsed(start)));
    });
    try (GracefulStop gracefulStop = new GracefulStop(this::stop)) {
      SelfPlayTotals totals = setCurrentPlay(play).run();
      return report.selfPlayResults(totals, elapsed(start));
    }
  }

  private void addPositions(SelfPlayGame game) {
    if (game.playedGame().ending() instanceof Termination.Forfeit forfeit) {
      progress
          .note("game " + game.number() + " is left out: " + forfeit.words() + ": " + forfeit.note());
    }
    if (!game.positions().isEmpty()) {
      positions.add(game.positions());
      archive.ifPresent(file -> file.add(TrainingFile.write(game.positions())));
      // Without a writable file, hours of games would be lost.
      archive.filter(AppendedFile::hasFailed).ifPresent(file -> stop());
    }
  }

  private static Duration elapsed(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /**
   * Registers the self-play that {@link #stop} ends, and returns it. Ends it at once if tuning is already
   * stopped.
   */
  private synchronized SelfPlay setCurrentPlay(SelfPlay play) {
    currentPlay = play;
    if (stopped) {
      play.stop();
    }
    return play;
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  private synchronized void stop() {
    stopped = true;
    if (currentPlay != null) {
      currentPlay.stop();
    }
  }

  private void learn() {
    if (positions.size() < WeightFit.LEAST_GAMES) {
      say("nothing is written: " + positions.size() + " games with training positions; at least "
          + WeightFit.LEAST_GAMES
          + " are needed");
      return;
    }
    WeightFit fit = new WeightFit(game, estimatedWeights, positions, plan.share(),
        (pass, validationLoss) -> progress.show(report.passLine(pass, validationLoss)));
    WeightFit.FitResult fitResult = fit.fit();
    Weights learntWeights = fitResult.weights();
    EvaluationComparison estimateComparison = fit.compare(estimatedWeights, learntWeights);
    report.fitResults(estimatedWeights, fitResult, estimateComparison).forEach(this::say);
    EvaluationComparison presentComparison = fit.compare(weights, learntWeights);
    if (estimateComparison.gain() <= 0) {
      say("nothing is written: the learnt weights are no better than the estimated ones");
    } else if (presentComparison.gain() <= 0) {
      say("nothing is written: the present weights are as good; test loss, present and learnt: "
          + report.testLosses(presentComparison));
    } else {
      weights = learntWeights;
      hasLearnt = true;
      plan.out().write(WeightsText.write(game, learntWeights).getBytes(StandardCharsets.UTF_8));
      say("written to " + plan.out().path());
      if (!estimateComparison.isBetter()) {
        say("a gain of this size may be chance: test it in a match");
      }
    }
  }
}
