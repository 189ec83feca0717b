package org.variorum.rules.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All matches of a pattern in a text. */
public final class Matches {

  private Matches() {}

  /** The matches from left to right, without overlap. */
  public static List<MatchResult> of(Pattern pattern, String text) {
    List<MatchResult> matches = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      matches.add(matcher.toMatchResult());
    }
    return matches;
  }

  /** Returns the text with each match replaced by the text that a function returns, which is taken literally. */
  public static String replace(Pattern pattern, String text, Function<MatchResult, String> replacement) {
    StringBuilder replaced = new StringBuilder();
    int end = 0;
    for (MatchResult match : of(pattern, text)) {
      replaced.append(text, end, match.start()).append(replacement.apply(match));
      end = match.end();
    }
    return replaced.append(text, end, text.length()).toString();
  }
}
