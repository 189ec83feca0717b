package org.variorum.app.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.variorum.lab.match.MatchGame;
import org.variorum.lab.match.Standing;
import org.variorum.lab.match.Termination;
import org.variorum.lab.player.ForfeitException.Reason;
import org.variorum.lab.statistics.Estimate;
import org.variorum.lab.statistics.ScoreCounts;
import org.variorum.lab.statistics.Sprt;

/**
 * Report of a match, for the user and for programs.
 *
 * @param title the game and the pace of play
 * @param a the name of player A
 * @param b the name of player B
 * @param sprt the sequential probability ratio test; empty if there is none
 */
public record MatchReport(String title, String a, String b, Optional<Sprt> sprt) {

  /** The current standing in one line, with the planned number of games. */
  public String line(int plannedGames, Standing standing) {
    return standing.games().size() + "/" + plannedGames + "  " + results(standing) + "  "
        + percent(standing.games().mean()) + "  " + elo(bestEstimate(standing))
        + sprt.map(
            test -> String.format(Locale.ROOT, "  LLR %.2f (%.2f, %.2f)", test.logRatio(standing.pairs()),
                test.lowerThreshold(), test.upperThreshold()))
            .orElse("");
  }

  /** The line about a game that a player forfeited. */
  public String forfeitLine(MatchGame game) {
    Termination.Forfeit ending = (Termination.Forfeit) game.playedGame().ending();
    return "game " + game.number() + ": " + loser(game) + " lost by " + ending.words() + ": " + ending.note();
  }

  private String loser(MatchGame game) {
    return game.isA(((Termination.Forfeit) game.playedGame().ending()).loser()) ? a : b;
  }

  /** The full report, for the user. */
  public List<String> lines(Standing standing) {
    List<String> lines = new ArrayList<>();
    lines.add(title + ": " + a + " against " + b);
    lines
        .add(standing.games().size() + " games in " + standing.time().toSeconds() + " s: " + results(standing)
            + ", " + share(bestEstimate(standing)));
    lines.add(elo(bestEstimate(standing)) + String.format(Locale.ROOT, ", likelihood of superiority %.1f %%",
        100 * Estimate.superiority(bestSample(standing))));
    if (standing.pairs().size() > 0) {
      lines.add("pairs of games with 0, ½, 1, 1½, 2 points: "
          + standing.pairs().counts().stream().map(Object::toString).collect(Collectors.joining(", "))
          + "; by single games " + elo(Estimate.of(standing.games())));
    }
    sprt.ifPresent(test -> lines.add(sprtLine(test, standing.pairs())));
    lines.add("ended by " + counts(standing.endings()));
    for (String name : List.of(a, b)) {
      lines.add(name + " lost " + forfeits(standing, name).entrySet().stream()
          .map(count -> count.getValue() + " by " + count.getKey()).collect(Collectors.joining(", ")));
    }
    return lines;
  }

  private static String sprtLine(Sprt test, ScoreCounts pairs) {
    String verdict = switch (test.verdict(pairs)) {
      case OPEN -> "not decided";
      case H0 -> "accepted H0";
      case H1 -> "accepted H1";
    };
    return String.format(Locale.ROOT, "SPRT of %s Elo (H0) and %s (H1): LLR %.2f between %.2f and %.2f: %s",
        number(test.elo0()), number(test.elo1()), test.logRatio(pairs), test.lowerThreshold(),
        test.upperThreshold(), verdict);
  }

  private static String counts(Map<String, Integer> counts) {
    return counts.isEmpty() ? "nothing yet"
        : counts.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
            .map(count -> count.getKey() + " " + count.getValue()).collect(Collectors.joining(", "));
  }

  /** The number of games that a player has forfeited, by reason. */
  private Map<String, Integer> forfeits(Standing standing, String name) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Reason reason : Reason.values()) {
      counts.put(reason.words(), (int) standing.forfeits().stream()
          .filter(game -> loser(game).equals(name)
              && ((Termination.Forfeit) game.playedGame().ending()).reason() == reason)
          .count());
    }
    return counts;
  }

  /** The results by pairs of games, which give a closer estimate, or by single games if there are no pairs. */
  private static ScoreCounts bestSample(Standing standing) {
    return standing.pairs().size() > 0 ? standing.pairs() : standing.games();
  }

  private static Estimate bestEstimate(Standing standing) {
    return Estimate.of(bestSample(standing));
  }

  private String results(Standing standing) {
    return "+" + standing.wins() + " =" + standing.draws() + " -" + standing.losses();
  }

  private static String share(Estimate estimate) {
    return percent(estimate.share()) + " (95 %: " + percent(estimate.low()) + " to "
        + percent(estimate.high()) + ")";
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  private static String elo(Estimate estimate) {
    return "Elo " + points(estimate.share()) + " (95 %: " + points(estimate.low()) + " to "
        + points(estimate.high())
        + ")";
  }

  private static String points(double share) {
    double elo = Estimate.elo(share);
    return Double.isInfinite(elo) ? elo > 0 ? "+∞" : "-∞"
        : String.format(Locale.ROOT, "%+d", Math.round(elo));
  }

  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  /** The full report, for programs. Infinite numbers become null in JSON. */
  public Map<String, Object> object(Standing standing) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("title", title);
    object.put("a", a);
    object.put("b", b);
    object.put("games", standing.games().size());
    object.put("wins", standing.wins());
    object.put("draws", standing.draws());
    object.put("losses", standing.losses());
    object.put("pairs", standing.pairs().counts());
    object.put("byPairs", object(standing.pairs()));
    object.put("byGames", object(standing.games()));
    sprt.ifPresent(test -> object.put("sprt", object(test, standing.pairs())));
    object.put("endings", new TreeMap<>(standing.endings()));
    object.put("forfeitsOfA", forfeits(standing, a));
    object.put("forfeitsOfB", forfeits(standing, b));
    object.put("moves", standing.moves());
    object.put("seconds", standing.time().toMillis() / 1e3);
    return object;
  }

  private static Map<String, Object> object(ScoreCounts sample) {
    Estimate estimate = Estimate.of(sample);
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("share", List.of(estimate.low(), estimate.share(), estimate.high()));
    object.put("elo", List.of(Estimate.elo(estimate.low()), Estimate.elo(estimate.share()),
        Estimate.elo(estimate.high())));
    object.put("superiority", Estimate.superiority(sample));
    return object;
  }

  private static Map<String, Object> object(Sprt test, ScoreCounts pairs) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("llr", test.logRatio(pairs));
    object.put("lower", test.lowerThreshold());
    object.put("upper", test.upperThreshold());
    object.put("verdict", test.verdict(pairs).name());
    return object;
  }
}
