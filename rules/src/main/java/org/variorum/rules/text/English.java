package org.variorum.rules.text;

import java.util.List;
import java.util.regex.Pattern;

/** English grammar for words that a definition's author chose. */
public final class English {

  private static final Pattern VOWEL_FIRST =
      Pattern.compile("(?i)(?!eu|ewe|one\\b|once|uni(?!n)|us[aeu])[aeiou]|heir|hono|hour|honest");

  private English() {}

  /**
   * Returns a name with its article, by sound: {@code a rook}, {@code an archbishop}, {@code a unicorn},
   * {@code an heir}.
   */
  public static String withArticle(String name) {
    return (VOWEL_FIRST.matcher(name).lookingAt() ? "an " : "a ") + name;
  }

  /** Joins words, for example as {@code a, b or c} if {@code conjunction} is {@code or}. */
  public static String list(List<String> words, String conjunction) {
    return words.size() < 2 ? String.join("", words)
        : String.join(", ", words.subList(0, words.size() - 1)) + " " + conjunction + " " + words.getLast();
  }

  /** Returns a text with its first letter in upper case. */
  public static String capitalized(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** Returns a number in words, {@code no} for 0 and {@code seven} for 7; from 13 on in digits. */
  public static String number(int number) {
    List<String> words = List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
        "ten", "eleven", "twelve");
    return number < words.size() ? words.get(number) : Integer.toString(number);
  }

  /** Returns a number of times, for example {@code once} or {@code five times}. */
  public static String times(int number) {
    return switch (number) {
      case 1 -> "once";
      case 2 -> "twice";
      default -> number(number) + " times";
    };
  }

  /** Returns an ordinal, for example {@code third} or {@code 11th}. */
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
