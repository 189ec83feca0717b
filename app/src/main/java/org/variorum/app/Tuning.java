package org.variorum.app;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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

/** A tuning run: rounds of self-play and learning. An object runs once. */
final class Tuning {

  /**
   * The plan of a tuning run.
   *
   * @param games the number of games in each round; 0 to learn from known positions only
   * @param share the weight of results against scores, from 0 to 1
   * @param nodes the nodes for each move of self-play
   * @param out the output file for the weights
   */
  record Plan(int games, int rounds, int threads, long nodes, long seed, double share, LearntFile out) {}

  private final Streams streams;
  private final Game game;
  private final Plan plan;
  private final SearchParameters parameters;
  private final List<List<TrainingPosition>> positions;
  private final Optional<AppendedFile> archive;
  private final Weights estimated;
  private final TuneReport report;
  private final ProgressLine progress;
  private Weights weights;
  private boolean learnt;
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
    estimated = EstimatedWeights.of(game);
    report = new TuneReport(game);
    progress = new ProgressLine(streams.err(), streams.onTerminal());
  }

  /** Runs all rounds. Returns whether weights were written. */
  boolean run() throws InterruptedException {
    say(report.title(plan.nodes(), positions.size()));
    if (plan.games() == 0) {
      learn();
    }
    for (int round = 1; plan.games() > 0 && round <= plan.rounds(); round++) {
      say("round " + round + ": " + play());
      if (isStopped()) {
        say(archive.isPresent() ? "stopped; to learn from the stored training positions, use --games 0"
            : "stopped; the training positions are lost, because there was no --positions");
        break;
      }
      learn();
    }
    return learnt;
  }

  private void say(String line) {
    progress.end();
    streams.out().println(line);
    streams.out().flush();
  }

  private String play() throws InterruptedException {
    long start = System.nanoTime();
    // The seed depends on the known positions, so that a continued run plays other games than the file contains.
    SelfPlayPlan selfPlayPlan =
        new SelfPlayPlan(game,
            EngineSettings.DEFAULT.experience(Experience.of(weights)).parameters(parameters),
            plan.games(), plan.nodes(), plan.seed() + positions.size());
    SelfPlay play = new SelfPlay(selfPlayPlan, plan.threads(), (endedGame, totalsSoFar) -> {
      addPositions(endedGame);
      progress.at(report.line(plan.games(), totalsSoFar, since(start)));
    });
    try (GracefulStop order = new GracefulStop(this::stop)) {
      SelfPlayTotals totals = setCurrentPlay(play).run();
      return report.played(totals, since(start));
    }
  }

  private void addPositions(SelfPlayGame game) {
    if (game.played().ending() instanceof Termination.Forfeit forfeit) {
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

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Makes {@link #stop} stop {@code play}, and returns it. */
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
    WeightFit fit = new WeightFit(game, estimated, positions, plan.share(),
        (pass, validationLoss) -> progress.at(report.pass(pass, validationLoss)));
    WeightFit.Fitted fitted = fit.fit();
    Weights found = fitted.weights();
    EvaluationComparison toEstimate = fit.compare(estimated, found);
    report.fitted(estimated, fitted, toEstimate).forEach(this::say);
    EvaluationComparison toPresent = fit.compare(weights, found);
    if (toEstimate.gain() <= 0) {
      say("nothing is written: the learnt weights are no better than the estimated ones");
    } else if (toPresent.gain() <= 0) {
      say("nothing is written: the present weights are as good; test loss, before and now: "
          + report.held(toPresent));
    } else {
      weights = found;
      learnt = true;
      plan.out().write(WeightsText.write(game, found).getBytes(StandardCharsets.UTF_8));
      say("written to " + plan.out().path());
      if (!toEstimate.isBetter()) {
        say("a gain of this size may be chance: test it in a match");
      }
    }
  }
}
