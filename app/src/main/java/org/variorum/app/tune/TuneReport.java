package org.variorum.app.tune;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.engine.evaluation.Weights;
import org.variorum.lab.learning.EvaluationComparison;
import org.variorum.lab.learning.SelfPlayTotals;
import org.variorum.lab.learning.WeightFit.Fitted;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;

/** Report of a tuning run. */
public record TuneReport(Game game) {

  /** 95 % of normally distributed values lie within this many standard errors. */
  private static final double NINETY_FIVE = 1.96;
  private static final double MILLIS = 1_000;

  /** The title, with the nodes for each move and the number of games with known training positions. */
  public String title(long nodes, int known) {
    return game + ", " + nodes + " nodes a move"
        + (known == 0 ? "" : "; training positions of " + known + " games from the file");
  }

  /** The progress of self-play in one line, with {@code games} as the planned number of games. */
  public String line(int games, SelfPlayTotals totals, Duration time) {
    return String.format(Locale.ROOT, "%d/%d games  %s  %d training positions  %.1f games/s", totals.games(),
        games,
        results(totals), totals.positions(), totals.games() * MILLIS / Math.max(1, time.toMillis()));
  }

  /** The results of self-play. */
  public String played(SelfPlayTotals totals, Duration time) {
    return totals.games() + " games in " + time.toSeconds() + " s: " + results(totals) + " for White, "
        + totals.positions() + " training positions";
  }

  private static String results(SelfPlayTotals totals) {
    return "+" + totals.white() + " =" + totals.draws() + " -" + totals.black();
  }

  /** The progress of a fit. */
  public String pass(int pass, double validationLoss) {
    return String.format(Locale.ROOT, "pass %d: validation loss %.4f", pass, validationLoss);
  }

  /** The results of a fit. */
  public List<String> fitted(Weights estimated, Fitted fitted, EvaluationComparison comparison) {
    return List.of(
        String.format(Locale.ROOT, "scale: %.0f centipawns ahead, a side wins 73 of 100",
            fitted.scale().centipawns()),
        String.format(Locale.ROOT, "training loss, estimated and learnt: %.4f and %.4f",
            fitted.before(), fitted.after()),
        "test loss, estimated and learnt: " + held(comparison),
        "values, estimated and learnt: " + values(estimated, fitted.weights()));
  }

  /** The losses of two evaluations on the test games, which were not used for the fit. */
  public String held(EvaluationComparison comparison) {
    return String.format(Locale.ROOT, "%.4f and %.4f: gain %.4f ± %.4f (95 %%)",
        comparison.before(), comparison.after(), comparison.gain(), NINETY_FIVE * comparison.error());
  }

  private String values(Weights estimated, Weights learnt) {
    int[] before = estimated.values();
    int[] after = learnt.values();
    List<PieceKind> pieces = game.definition().pieces();
    return IntStream.range(0, before.length).filter(kind -> !pieces.get(kind).royal())
        .mapToObj(kind -> pieces.get(kind).name() + " " + before[kind] + "→" + after[kind])
        .collect(Collectors.joining(", "));
  }
}
