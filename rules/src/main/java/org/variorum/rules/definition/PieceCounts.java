package org.variorum.rules.definition;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.variorum.rules.board.Side;
import org.variorum.rules.platform.Matches;

/** The number of each side's pieces of a kind at the start, and upper bounds for the whole game. */
public final class PieceCounts {

  /** The bound if no bound is known. */
  public static final int UNBOUNDED = Integer.MAX_VALUE;

  private static final Pattern PIECE = Pattern.compile("\\+?[A-Za-z]~?");

  private final Definition definition;
  private final boolean isUnbounded;
  private final Map<String, Integer> white = new HashMap<>();
  private final Map<String, Integer> black = new HashMap<>();

  /** @param mayGain whether a side may gain pieces beyond the pieces of the start position */
  public PieceCounts(Definition definition, boolean mayGain) {
    this.definition = definition;
    isUnbounded = mayGain || definition.start().isEmpty();
    Matches.of(PIECE, definition.start().split("[ \\[]", 2)[0]).forEach(match -> {
      String letter = match.group().toUpperCase(Locale.ROOT);
      (letter.equals(match.group()) ? white : black).merge(letter, 1, Integer::sum);
    });
  }

  private Map<String, Integer> start(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** The number of a side's pieces of a kind at the start. */
  public int atStart(Side side, String letter) {
    return start(side).getOrDefault(letter, 0);
  }

  /** An upper bound for a side's pieces of some kinds, or {@link #UNBOUNDED}. */
  public int most(Side side, Set<String> letters) {
    return isUnbounded ? UNBOUNDED : start(side).entrySet().stream()
        .filter(
            kind -> PossibleKinds.reachableFrom(definition, List.of(kind.getKey())).stream()
                .anyMatch(letters::contains))
        .mapToInt(Map.Entry::getValue).sum();
  }

  /** An upper bound for a side's points, or {@link #UNBOUNDED}. A piece counts as the best kind that it may become. */
  public int mostPoints(Side side, ToIntFunction<String> pointsOf) {
    return isUnbounded ? UNBOUNDED : start(side).entrySet().stream().mapToInt(kind -> kind.getValue()
        * PossibleKinds.reachableFrom(definition, List.of(kind.getKey())).stream().mapToInt(pointsOf).max()
            .orElse(0))
        .sum();
  }

  /** An upper bound for either side's pieces of some kinds, or {@link #UNBOUNDED}. */
  public int most(Set<String> letters) {
    return Math.max(most(Side.WHITE, letters), most(Side.BLACK, letters));
  }
}
