package org.variorum.app.tune;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.engine.evaluation.Weights;
import org.variorum.lab.learning.EvaluationComparison;
import org.variorum.lab.learning.SelfPlayTotals;
import org.variorum.lab.learning.WeightFit.FitResult;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;

/** Report of a tuning run. */
public record TuneReport(Game game) {

  /** 95 % of normally distributed values lie within this many standard errors. */
  private static final double DEVIATIONS_OF_95_PERCENT = 1.96;
  private static final double MILLIS_PER_SECOND = 1_000;

  /** The title, with the nodes for each move and the number of games with known training positions. */
  public String title(long nodes, int knownGames) {
    return game + ", " + nodes + " nodes a move"
        + (knownGames == 0 ? "" : "; training positions of " + knownGames + " games from the file");
  }

  /** The progress of self-play in one line, with the planned number of games. */
  public String line(int plannedGames, SelfPlayTotals totals, Duration time) {
    return String.format(Locale.ROOT, "%d/%d games  %s  %d training positions  %.1f games/s", totals.games(),
        plannedGames,
        results(totals), totals.positions(),
        totals.games() * MILLIS_PER_SECOND / Math.max(1, time.toMillis()));
  }

  /** The results of self-play. */
  public String selfPlayResults(SelfPlayTotals totals, Duration time) {
    return totals.games() + " games in " + time.toSeconds() + " s: " + results(totals) + " for White, "
        + totals.positions() + " training positions";
  }

  private static String results(SelfPlayTotals totals) {
    return "+" + totals.whiteWins() + " =" + totals.draws() + " -" + totals.blackWins();
  }

  /** The progress of a fit. */
  public String passLine(int pass, double validationLoss) {
    return String.format(Locale.ROOT, "pass %d: validation loss %.4f", pass, validationLoss);
  }

  /** The results of a fit. */
  public List<String> fitResults(Weights estimatedWeights, FitResult fitResult,
      EvaluationComparison comparison) {
    return List.of(
        String.format(Locale.ROOT, "scale: a lead of %.0f centipawns gives 73 %% of the points",
            fitResult.scale().centipawns()),
        String.format(Locale.ROOT, "training loss, estimated and learnt: %.4f and %.4f",
            fitResult.lossBefore(), fitResult.lossAfter()),
        "test loss, estimated and learnt: " + testLosses(comparison),
        "values, estimated and learnt: " + values(estimatedWeights, fitResult.weights()));
  }

  /** The losses of two evaluations on the test games, which were not used for the fit. */
  public String testLosses(EvaluationComparison comparison) {
    return String.format(Locale.ROOT, "%.4f and %.4f: gain %.4f ± %.4f (95 %%)",
        comparison.firstLoss(), comparison.secondLoss(), comparison.gain(),
        DEVIATIONS_OF_95_PERCENT * comparison.standardError());
  }

  private String values(Weights estimatedWeights, Weights learntWeights) {
    int[] estimatedValues = estimatedWeights.values();
    int[] learntValues = learntWeights.values();
    List<PieceKind> pieces = game.definition().pieces();
    return IntStream.range(0, estimatedValues.length).filter(kind -> !pieces.get(kind).royal())
        .mapToObj(kind -> pieces.get(kind).name() + " " + estimatedValues[kind] + "→" + learntValues[kind])
        .collect(Collectors.joining(", "));
  }
}
