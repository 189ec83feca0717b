package org.variorum.app.laws;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.variorum.testkit.laws.LawTrial.Breach;
import org.variorum.testkit.laws.LawTrial.Finding;

/**
 * Report for the terminal on a trial of all laws: one line for each law, and details of each violation.
 *
 * @param name the game as the command line names it
 * @param seed the seed, which together with the number of positions reproduces the trial
 */
public record LawReport(String name, long seed, int positions, List<Finding> findings) {

  public LawReport {
    findings = List.copyOf(findings);
  }

  /** Whether every law holds. */
  public boolean isSound() {
    return findings.stream().allMatch(finding -> finding.breach().isEmpty());
  }

  /** The lines of the report, with the verdict last. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Finding finding : findings) {
      lines.add(String.format(Locale.ROOT, "%-6s %-14s %7d %8.2f s  %s",
          finding.breach().isPresent() ? "BROKEN" : finding.positions() == 0 ? "-" : "ok", finding.law(),
          finding.positions(), seconds(finding.time()), finding.statement()));
      finding.breach().ifPresent(breach -> lines.addAll(details(breach)));
    }
    lines.add(verdict());
    return lines;
  }

  private List<String> details(Breach breach) {
    Stream<String> text = Stream.of("definition: " + breach.variant(),
        breach.fen().map(fen -> "position: " + fen).orElse(""),
        breach.fen().map(_ -> "moves: " + (breach.moves().isEmpty() ? "none, it was set up"
            : String.join(" ", breach.moves()))).orElse(""),
        breach.difference(), "repeat: " + command());
    return text.flatMap(String::lines).filter(line -> !line.isBlank()).map(line -> "       " + line).toList();
  }

  /** The command that reproduces the trial. */
  private String command() {
    return "./variorum laws " + name + " --seed " + seed + " --positions " + positions;
  }

  private String verdict() {
    long broken = findings.stream().filter(finding -> finding.breach().isPresent()).count();
    long inapplicable = findings.stream().filter(finding -> finding.positions() == 0).count();
    Duration time = findings.stream().map(Finding::time).reduce(Duration.ZERO, Duration::plus);
    String applicableLaws = findings.size() - inapplicable + " laws";
    return String.format(Locale.ROOT, "%s; %s; seed %d; %.1f s",
        broken == 0 ? "OK " + applicableLaws + " hold" : broken + " of " + applicableLaws + " broken",
        inapplicable + " do not apply to this game", seed, seconds(time));
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }
}
