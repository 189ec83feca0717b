package org.variorum.rules.language.word;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.movement.betza.BetzaAtom;
import org.variorum.rules.platform.Matches;

/**
 * Mistakes of authors who do not know the notation of movements: names of pieces ({@code rook}), numbers before letters
 * ({@code 2R}), pairs of numbers ({@code (1,2)}).
 */
final class MovementMistake {

  /** A word of at least three letters, such as {@code rook}. */
  private static final Pattern NAME = Pattern.compile("(?<![A-Za-z])[A-Za-z][a-z]{2,}(?![A-Za-z])");
  private static final Pattern NUMBER_FIRST =
      Pattern.compile("(?<![A-Za-z0-9])(\\d{1,2})([a-z]*)([A-Z])(?![A-Za-z0-9])");
  private static final Pattern MODIFIER_LAST =
      Pattern.compile("(?<![A-Za-z0-9])([A-Z]{1,2}\\d?)([fblrvsmci]+)(?![A-Za-z0-9])");
  private static final Pattern LEAP = Pattern.compile("\\(\\s*(\\d)\\s*,\\s*(\\d)\\s*\\)");

  private static final String NEEDS_LETTERS = "a movement is written with letters";

  private MovementMistake() {}

  /** Explains the first of these mistakes in a malformed text; empty if there is none. */
  static Optional<Malformed> in(String text) {
    return Stream.<Optional<Malformed>>of(
        firstMatch(NAME, text, MovementMistake::name),
        firstMatch(LEAP, text, MovementMistake::leap),
        firstMatch(NUMBER_FIRST, text, found -> malformed(found, "a number must follow its capital letter",
            found.group(2) + found.group(3) + found.group(1))),
        firstMatch(MODIFIER_LAST, text,
            found -> malformed(found, "small letters must precede the capital letter",
                found.group(2) + found.group(1))))
        .flatMap(Optional::stream).findFirst();
  }

  private static Optional<Malformed> firstMatch(Pattern pattern, String text,
      Function<MatchResult, Optional<Malformed>> explanation) {
    return Matches.of(pattern, text).stream().flatMap(found -> explanation.apply(found).stream()).findFirst();
  }

  /** Explains the name of a piece that has a letter; empty for other words. */
  private static Optional<Malformed> name(MatchResult found) {
    String name = found.group().toLowerCase(Locale.ROOT);
    if (name.equals("pawn")) {
      return malformed(found, NEEDS_LETTERS, "mfWcfF, with ifmnD for two squares at once");
    }
    return Arrays.stream(BetzaAtom.values()).filter(atom -> atom.meaning().equals(name))
        .findFirst().flatMap(atom -> malformed(found, NEEDS_LETTERS, String.valueOf(atom.letter())));
  }

  private static Optional<Malformed> leap(MatchResult found) {
    return BetzaAtom.ofLeap(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)))
        .flatMap(atom -> malformed(found, NEEDS_LETTERS, String.valueOf(atom.letter())));
  }

  private static Optional<Malformed> malformed(MatchResult found, String rule, String meant) {
    return Optional.of(new Malformed(found.start(), "`" + found.group() + "`: " + rule, meant));
  }
}
