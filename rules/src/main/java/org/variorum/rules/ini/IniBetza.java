package org.variorum.rules.ini;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.movement.Path;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;
import org.variorum.rules.platform.Matches;

/**
 * Movement notation of {@code variants.ini}: single terms of Betza's notation. Fairy-Stockfish silently ignores letters
 * that it does not know; this class refuses them.
 */
final class IniBetza {

  /** Modifiers, an atom, and its range: a number or the letter once more. */
  private static final Pattern TERM = Pattern.compile("([a-z]*)([A-Z])(\\2|\\d)?");
  /** Atoms that move along ranks, files or diagonals. */
  private static final String STRAIGHT_ATOMS = "WFDAHGRBKQ";
  /** Atoms that Fairy-Stockfish knows. */
  private static final String KNOWN_ATOMS = "WFDNAHCZGKRBQLJ";
  /** Atoms that definitions have and Fairy-Stockfish ignores. */
  private static final String IGNORED_ATOMS = "U";

  private IniBetza() {}

  /**
   * A movement in the notation of definitions, or the reason why there is none.
   *
   * @param text the movement, or the reason
   */
  record Reading(boolean readable, String text) {}

  /** Reads a movement in the file's notation. */
  static Reading read(String text) {
    StringBuilder movement = new StringBuilder();
    Matcher matcher = TERM.matcher(text);
    int index = 0;
    while (matcher.lookingAt() && !IGNORED_ATOMS.contains(matcher.group(2))) {
      boolean isStraight = STRAIGHT_ATOMS.contains(matcher.group(2));
      String modifiers = matcher.group(1).replace("e", "");
      movement.append(isStraight ? modifiers.replace("h", "") : modifiers).append(matcher.group(2))
          .append(Optional.ofNullable(matcher.group(3)).orElse(""));
      index = matcher.end();
      matcher.region(index, text.length());
    }
    if (index < text.length()) {
      return new Reading(false, "\"" + text + "\" cannot be read from character " + (index + 1) + " on");
    }
    try {
      Betza.parse(movement.toString());
      return new Reading(true, movement.toString());
    } catch (BetzaException e) {
      return new Reading(false, String.valueOf(e.getMessage()));
    }
  }

  /** Returns a definition's movement in the file's notation; empty if the notation cannot express the movement. */
  static Optional<String> write(String text) {
    String movement = text.replaceAll("\\s+", "");
    Matcher matcher = TERM.matcher(movement);
    int index = 0;
    while (matcher.lookingAt()) {
      boolean isKnown =
          KNOWN_ATOMS.contains(matcher.group(2)) && matcher.group(1).matches("[mcpgnifblrvsh]*");
      boolean isLame = matcher.group(1).contains("n");
      if (!isKnown || isLame && !"NAZD".contains(matcher.group(2))
          || matcher.group(1).matches(".*[pg].*") && !"RBQ".contains(matcher.group(2))) {
        return Optional.empty();
      }
      index = matcher.end();
      matcher.region(index, movement.length());
    }
    return index == movement.length() ? Optional.of(movement) : Optional.empty();
  }

  /**
   * Whether a piece can take a step from every square, because it has the same single steps in all directions.
   * Fairy-Stockfish counts hops as steps, as if there were always a hurdle.
   *
   * @param countsHops whether hops count as steps
   */
  static boolean hasStepEverywhere(String text, boolean countsHops) {
    return Matches.of(TERM, text).stream().anyMatch(term -> "WFKRBQ".contains(term.group(2))
        && term.group(1).matches(countsHops ? "[mpgj]*|(mc|cm)[pgj]*" : "m?|mc|cm"));
  }

  /** Whether a definition's movement stays the same if left and right are swapped. */
  static boolean isSymmetric(String text) {
    return haveSamePaths(text, withLeftAndRightSwapped(text));
  }

  private static String withLeftAndRightSwapped(String text) {
    return text.replace('l', '\0').replace('r', 'l').replace('\0', 'r');
  }

  /** Whether two movements in the notation of definitions have the same paths. */
  static boolean haveSamePaths(String one, String other) {
    return paths(one).equals(paths(other));
  }

  private static Set<Path> paths(String text) {
    try {
      return text.isEmpty() ? Set.of() : new HashSet<>(Betza.parse(text).paths());
    } catch (BetzaException _) {
      return Set.of();
    }
  }
}
