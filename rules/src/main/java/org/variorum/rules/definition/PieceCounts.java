package org.variorum.rules.definition;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.variorum.rules.board.Side;

/** How many pieces each side has at the start, and can have at most. */
public final class PieceCounts {

  /** More than is known. */
  public static final int MANY = Integer.MAX_VALUE;

  private static final Pattern PIECE = Pattern.compile("\\+?[A-Za-z]~?");

  private final Definition definition;
  private final boolean isUnknown;
  private final Map<String, Integer> white = new HashMap<>();
  private final Map<String, Integer> black = new HashMap<>();

  /** @param mayGain whether a side may get others than those with which it begins, or two of one */
  public PieceCounts(Definition definition, boolean mayGain) {
    this.definition = definition;
    isUnknown = mayGain || definition.start().isEmpty();
    PIECE.matcher(definition.start().split("[ \\[]", 2)[0]).results().forEach(found -> {
      String letter = found.group().toUpperCase(Locale.ROOT);
      (letter.equals(found.group()) ? white : black).merge(letter, 1, Integer::sum);
    });
  }

  private Map<String, Integer> start(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** How many pieces of a kind a side has at the start. */
  public int atStart(Side side, String letter) {
    return start(side).getOrDefault(letter, 0);
  }

  /** How many pieces of some kinds a side can have at most. */
  public int most(Side side, Set<String> letters) {
    return isUnknown ? MANY : start(side).entrySet().stream()
        .filter(
            kind -> PossibleKinds.from(definition, List.of(kind.getKey())).stream()
                .anyMatch(letters::contains))
        .mapToInt(Map.Entry::getValue).sum();
  }

  /** How many points a side can have at most, if each piece counts some, whatever it becomes. */
  public int mostPoints(Side side, ToIntFunction<String> worth) {
    return isUnknown ? MANY : start(side).entrySet().stream().mapToInt(kind -> kind.getValue()
        * PossibleKinds.from(definition, List.of(kind.getKey())).stream().mapToInt(worth).max().orElse(0))
        .sum();
  }

  /** How many pieces of some kinds either side can have at most. */
  public int most(Set<String> letters) {
    return Math.max(most(Side.WHITE, letters), most(Side.BLACK, letters));
  }
}
