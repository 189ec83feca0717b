package org.variorum.rules.language.word;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of whole numbers.
 *
 * @param least the least number that is allowed, at least 1
 * @param expected a description of the texts that are allowed
 * @param substitute the word that may replace a number, for example {@code never}; empty if no word may
 */
record Numbers(int least, String expected, Optional<String> substitute) {

  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");
  /** A number in another form: {@code +50}, {@code 50 moves}. */
  private static final Pattern OTHER_FORM = Pattern.compile("\\+?([1-9][0-9]{0,5})(\\s.*|\\.0*)?");
  /** Words that authors may write instead of {@code substitute}. */
  private static final Set<String> SUBSTITUTE_SYNONYMS =
      Set.of("0", "no", "off", "false", "none", "never", "any", "-");

  /** Numbers from 1. */
  static final Numbers POSITIVE = from(1);

  static Numbers from(int least) {
    return new Numbers(least, "a whole number from " + least, Optional.empty());
  }

  static Numbers from(int least, String substitute) {
    return new Numbers(least, "a whole number from " + least + ", or " + substitute, Optional.of(substitute));
  }

  static Numbers upTo(int most) {
    return new Numbers(1, "a whole number from 1 to " + most, Optional.empty());
  }

  /** Reads a number; returns 0 for the word {@code substitute}. */
  int read(String text) throws Malformed {
    if (substitute.filter(text::equals).isPresent()) {
      return 0;
    }
    if (!NUMBER.matcher(text).matches()) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no number that can stand here",
          Optional.of(expected), suggestion(text));
    }
    return Integer.parseInt(text);
  }

  /** Reads a number, and refuses a number below {@code least} with the given message. */
  int read(String text, String message) throws Malformed {
    int number = read(text);
    if (number > 0 && number < least) {
      throw new Malformed(0, message, expected);
    }
    return number;
  }

  private Optional<String> suggestion(String text) {
    Matcher number = OTHER_FORM.matcher(text);
    if (number.matches() && Integer.parseInt(number.group(1)) >= least) {
      return Optional.of(number.group(1));
    }
    return substitute.filter(_ -> SUBSTITUTE_SYNONYMS.contains(text.toLowerCase(Locale.ROOT)));
  }
}
