package org.variorum.rules.language.word;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.movement.HurdleCount;

/** A reader of the number of pieces over which a movement hops: {@code 2}, {@code 1 to 3}, {@code at least 1}. */
final class HurdleNumbers {

  static final String EXPECTED = "2; 1 to 3; at least 1; at most 2; any; each number from 1 to 9";

  private static final Pattern PATTERN =
      Pattern.compile("([1-9])|([1-9]) to ([1-9])|at least ([1-9])|at most ([1-9])|any");

  private HurdleNumbers() {}

  static HurdleCount read(String text) throws Malformed {
    Matcher matcher = PATTERN.matcher(text.strip());
    if (!matcher.matches()) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no number of hurdles", EXPECTED);
    }
    if (matcher.group(1) != null) {
      return new HurdleCount(number(matcher, 1), number(matcher, 1));
    }
    if (matcher.group(2) != null) {
      if (number(matcher, 2) > number(matcher, 3)) {
        throw new Malformed(0,
            "\"" + Malformed.shortened(text)
                + "\" is no number of hurdles: the first number is the greater one",
            number(matcher, 3) + " to " + number(matcher, 2));
      }
      return new HurdleCount(number(matcher, 2), number(matcher, 3));
    }
    if (matcher.group(4) != null) {
      return new HurdleCount(number(matcher, 4), HurdleCount.UNLIMITED);
    }
    return matcher.group(5) != null ? new HurdleCount(0, number(matcher, 5))
        : new HurdleCount(0, HurdleCount.UNLIMITED);
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }
}
