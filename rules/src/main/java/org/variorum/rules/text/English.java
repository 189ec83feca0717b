package org.variorum.rules.text;

import java.util.List;
import java.util.regex.Pattern;

/** What English asks of words that a definition's author chose. */
public final class English {

  private static final Pattern VOWEL_FIRST =
      Pattern.compile("(?i)(?!eu|ewe|one\\b|once|uni(?!n)|us[aeu])[aeiou]|heir|hono|hour|honest");

  private English() {}

  /** {@code a rook}, {@code an archbishop}; the sound decides: {@code a unicorn}, {@code an heir}. */
  public static String one(String name) {
    return (VOWEL_FIRST.matcher(name).lookingAt() ? "an " : "a ") + name;
  }

  /** {@code a, b or c}. */
  public static String list(List<String> words, String beforeLast) {
    return words.size() < 2 ? String.join("", words)
        : String.join(", ", words.subList(0, words.size() - 1)) + " " + beforeLast + " " + words.getLast();
  }

  /** The same as the beginning of a sentence. */
  public static String begun(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** {@code seven}; from thirteen on the digits. */
  public static String number(int number) {
    List<String> words = List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
        "ten", "eleven", "twelve");
    return number < words.size() ? words.get(number) : Integer.toString(number);
  }

  /** {@code once}, {@code five times}. */
  public static String times(int number) {
    return switch (number) {
      case 1 -> "once";
      case 2 -> "twice";
      default -> number(number) + " times";
    };
  }

  /** {@code third}, {@code 11th}. */
  public static String ordinal(int number) {
    return switch (number) {
      case 1 -> "first";
      case 2 -> "second";
      case 3 -> "third";
      case 4 -> "fourth";
      default -> number + (number / 10 % 10 == 1 ? "th" : switch (number % 10) {
        case 1 -> "st";
        case 2 -> "nd";
        case 3 -> "rd";
        default -> "th";
      });
    };
  }
}
