package org.variorum.app.option;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.match.MatchPgn;
import org.variorum.lab.match.MatchPlan;
import picocli.CommandLine.Option;

/** Options for the pace of engine games. */
public final class PaceOptions {

  private static final Pattern TIME_FORMAT =
      Pattern.compile("(?:(\\d{1,4})/)?(\\d{1,6}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,4}(?:\\.\\d{1,3})?))?");
  private static final Pattern SECONDS_FORMAT = Pattern.compile("\\d{1,4}(?:\\.\\d{1,3})?");
  private static final String DEFAULT_TIME = "1+0.02";

  @Option(names = "--time", paramLabel = "[MOVES/]MAIN[+INC]",
      description = "each side's clock: MAIN seconds, and INC seconds more after each move; with MOVES, MAIN seconds more "
          + "after every MOVES moves (default " + DEFAULT_TIME + ")") private Optional<String> time =
              Optional.empty();

  @Option(names = "--byoyomi", paramLabel = "SECONDS",
      description = "the seconds for each move after the main time is used up") private Optional<
          String> byoyomi = Optional.empty();

  @Option(names = "--movetime", paramLabel = "MS",
      description = "milliseconds for each move, instead of clocks") private Optional<Long> movetime =
          Optional.empty();

  @Option(names = "--nodes", paramLabel = "N",
      description = "the maximum number of nodes for each move") private Optional<Long> nodes =
          Optional.empty();

  @Option(names = "--depth", paramLabel = "N",
      description = "the maximum depth of a search in plies") private Optional<
          Integer> depth = Optional.empty();

  @Option(names = "--margin", paramLabel = "MS",
      description = "milliseconds by which a move may exceed its time (default ${DEFAULT-VALUE})") private long margin =
          MatchPlan.USUAL_MARGIN.toMillis();

  /** The limits of the search for each move; throws {@link Complaint} if options are invalid or exclude each other. */
  public SearchLimits limits() {
    if (movetime.isPresent() && (time.isPresent() || byoyomi.isPresent())) {
      throw Complaint.usage("--movetime and clocks exclude each other: leave --time and --byoyomi out");
    }
    SearchLimits limits = SearchLimits.NONE;
    if (movetime.isPresent()) {
      limits = limits.time(Duration.ofMillis(atLeastOne("--movetime", movetime.get())));
    } else if (time.isPresent() || byoyomi.isPresent() || nodes.isEmpty() && depth.isEmpty()) {
      limits = limits.clock(clock());
    }
    if (nodes.isPresent()) {
      limits = limits.nodes(atLeastOne("--nodes", nodes.get()));
    }
    return depth.isPresent() ? limits.depth((int) atLeastOne("--depth", depth.get())) : limits;
  }

  /** The pace in words. */
  public String words() {
    SearchLimits limits = limits();
    List<String> words = new ArrayList<>();
    limits.clock().ifPresent(clock -> words.add(MatchPgn.timeControl(limits)
        + byoyomi.map(seconds -> " and " + seconds + " s of byo-yomi").orElse("")));
    movetime.ifPresent(millis -> words.add(millis + " ms a move"));
    nodes.ifPresent(most -> words.add(most + " nodes a move"));
    depth.ifPresent(most -> words.add("depth " + most));
    return String.join(", ", words);
  }

  /** The time by which a move may exceed its limit; throws {@link Complaint} if it is negative. */
  public Duration margin() {
    if (margin < 0) {
      throw Complaint.usage("--margin takes milliseconds from 0 on, not " + margin);
    }
    return Duration.ofMillis(margin);
  }

  private static long atLeastOne(String option, long number) {
    if (number < 1) {
      throw Complaint.usage(option + " takes a number from 1 on, not " + number);
    }
    return number;
  }

  private Clock clock() {
    String text = time.orElse(byoyomi.isPresent() ? "0" : DEFAULT_TIME);
    Matcher parts = TIME_FORMAT.matcher(text);
    if (!parts.matches()) {
      throw Complaint.usage("--time is seconds and an increment, such as 60+0.6 or 40/60, not " + text);
    }
    if (byoyomi.isPresent() && !SECONDS_FORMAT.matcher(byoyomi.get()).matches()) {
      throw Complaint.usage("--byoyomi is seconds, such as 1 or 0.5, not " + byoyomi.get());
    }
    Clock clock = new Clock(seconds(parts.group(2)), seconds(Optional.ofNullable(parts.group(3)).orElse("0")),
        seconds(byoyomi.orElse("0")), Integer.parseInt(Optional.ofNullable(parts.group(1)).orElse("0")));
    if (clock.mainTime().plus(clock.byoyomi()).isZero()) {
      throw Complaint.usage("the clock has no time; give --time seconds, such as " + DEFAULT_TIME);
    }
    return clock;
  }

  private static Duration seconds(String text) {
    return Duration.ofMillis(new BigDecimal(text).movePointRight(3).longValueExact());
  }
}
