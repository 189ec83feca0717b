package org.variorum.rules.language.word;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads whole numbers.
 *
 * @param least the least that can stand there, not below 1
 * @param expected what can stand there, in words
 * @param without the word that can stand there instead of a number, where nothing is to be counted
 */
record Numbers(int least, String expected, Optional<String> without) {

  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");
  /** A number in another form: {@code +50}, {@code 50 moves}. */
  private static final Pattern OTHERWISE = Pattern.compile("\\+?([1-9][0-9]{0,5})(\\s.*|\\.0*)?");
  private static final Set<String> NOTHING = Set.of("0", "no", "off", "false", "none", "never", "any", "-");

  /** Numbers from 1. */
  static final Numbers POSITIVE = from(1);

  static Numbers from(int least) {
    return new Numbers(least, "a whole number from " + least, Optional.empty());
  }

  static Numbers from(int least, String without) {
    return new Numbers(least, "a whole number from " + least + ", or " + without, Optional.of(without));
  }

  static Numbers upTo(int most) {
    return new Numbers(1, "a whole number from 1 to " + most, Optional.empty());
  }

  /** The number; 0 for the word that stands there instead. */
  int read(String text) throws Malformed {
    if (without.filter(text::equals).isPresent()) {
      return 0;
    }
    if (!NUMBER.matcher(text).matches()) {
      throw new Malformed(0, "\"" + Malformed.shown(text) + "\" is no number that can stand here",
          Optional.of(expected), meant(text));
    }
    return Integer.parseInt(text);
  }

  /** The same with another message for numbers that are too small. */
  int read(String text, String tooSmall) throws Malformed {
    int number = read(text);
    if (number > 0 && number < least) {
      throw new Malformed(0, tooSmall, expected);
    }
    return number;
  }

  private Optional<String> meant(String text) {
    Matcher number = OTHERWISE.matcher(text);
    if (number.matches() && Integer.parseInt(number.group(1)) >= least) {
      return Optional.of(number.group(1));
    }
    return without.filter(_ -> NOTHING.contains(text.toLowerCase(Locale.ROOT)));
  }
}
