package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.PieceSelector;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;

/**
 * A simplification of conditions for a game that lacks some of the pieces that the conditions name. A simplified
 * condition has the same meaning as the original condition as long as none of these pieces exists.
 *
 * @param missing the letters of the missing pieces
 */
record ConditionRest(Set<String> missing) {

  /** The simplified condition. */
  sealed interface Rest {

    /** A condition that is always true, or always false. */
    record Settled(boolean holds) implements Rest {}

    /** A shorter condition. It still names a missing piece if the part with that piece cannot be left out. */
    record Remaining(String text) implements Rest {}
  }

  /** One or more letters of pieces, separated by blanks or commas. */
  private static final String LETTERS = "(?:\\+?[A-Z]~?(?![^\\s,()])[\\s,]*)+";
  private static final Pattern LETTER_LIST = Pattern.compile("(?<![^\\s,(])" + LETTERS);
  private static final Pattern BUT = Pattern.compile("\\bbut\\s+(" + LETTERS + ")");
  /** A phrase such as {@code not near own K}, which is always true if no such piece exists. */
  private static final Pattern NOT_THERE = Pattern.compile(
      "\\bnot\\s+(?:near|within\\s+\\d+\\s+of|(?:attacked|reached)\\s+by)\\s+(?:own|enemy|any)\\s+(" + LETTERS
          + ")");
  private static final Pattern TOKEN = Pattern.compile("[()]|[^\\s()]+");
  private static final Pattern SPOT_ONLY = Pattern.compile("(here|there|between)");

  /** Simplifies a condition; empty if the text is not a condition. */
  Optional<Rest> of(String text) {
    return Leaf.CONDITION.reads(text) ? Optional.of(simplify(text)) : Optional.empty();
  }

  private Rest simplify(String text) {
    return combine(text, "or", true, this::simplifyConjunction);
  }

  private Rest simplifyConjunction(String text) {
    return combine(text, "and", false, this::simplifyTerm);
  }

  /** @param decisive the value of a part that decides the condition: true for {@code or}, false for {@code and} */
  private static Rest combine(String text, String connective, boolean decisive, Function<String, Rest> read) {
    List<String> remaining = new ArrayList<>();
    for (String part : parts(text, connective)) {
      switch (read.apply(part)) {
        case Rest.Settled(boolean holds) when holds == decisive -> {
          return new Rest.Settled(decisive);
        }
        case Rest.Settled _ -> {}
        case Rest.Remaining(String rest) -> remaining.add(rest);
      }
    }
    return remaining.isEmpty() ? new Rest.Settled(!decisive)
        : new Rest.Remaining(String.join(" " + connective + " ", remaining));
  }

  /** Splits a text at each occurrence of a word outside brackets. */
  private static List<String> parts(String text, String connective) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (MatchResult token : TOKEN.matcher(text).results().toList()) {
      depth += token.group().equals("(") ? 1 : token.group().equals(")") ? -1 : 0;
      if (depth == 0 && token.group().equals(connective)) {
        parts.add(text.substring(start, token.start()).strip());
        start = token.end();
      }
    }
    parts.add(text.substring(start).strip());
    return parts;
  }

  private Rest simplifyTerm(String text) {
    if (text.startsWith("not ") || text.startsWith("not(")) {
      return switch (simplifyTerm(text.substring(3).strip())) {
        case Rest.Settled(boolean holds) -> new Rest.Settled(!holds);
        case Rest.Remaining(String rest) -> new Rest.Remaining("not " + rest);
      };
    }
    if (text.startsWith("(")) {
      return simplify(text.substring(1, text.length() - 1).strip()) instanceof Rest.Remaining(String rest)
          ? new Rest.Remaining("(" + rest + ")") : simplify(text.substring(1, text.length() - 1).strip());
    }
    String rest = withoutPhrases(withoutPhrases(text, NOT_THERE), BUT).strip();
    return SPOT_ONLY.matcher(rest).matches() ? new Rest.Settled(true) : simplifyPhrase(withoutMissing(rest));
  }

  /** Removes the phrases of a form that name only missing pieces. */
  private String withoutPhrases(String text, Pattern phrase) {
    return phrase.matcher(text).replaceAll(found -> areMissing(letters(found.group(1))) ? "" : "$0");
  }

  /** Removes the letters of missing pieces from lists in which other letters remain. */
  private String withoutMissing(String text) {
    return LETTER_LIST.matcher(text).replaceAll(found -> {
      List<String> rest = letters(found.group()).stream().filter(each -> !missing.contains(each)).toList();
      return rest.isEmpty() || rest.size() == letters(found.group()).size() ? "$0"
          : String.join(" ", rest) + " ";
    }).strip();
  }

  private static List<String> letters(String text) {
    return Stream.of(text.strip().split("[\\s,]+")).toList();
  }

  private boolean areMissing(List<String> letters) {
    return missing.containsAll(letters);
  }

  private Rest simplifyPhrase(String text) {
    try {
      return switch (Leaf.CONDITION.reader().read(text).condition()) {
        case Condition.Compared(Quantity left, var relation, Quantity.Fixed right) when isZero(left) ->
            new Rest.Settled(relation.holds(0, right.value()));
        case Condition.Lies(Spot _, List<Place> places) when places.stream().anyMatch(this::isNowhere) ->
            new Rest.Settled(false);
        case Condition _ -> new Rest.Remaining(text);
      };
    } catch (Malformed _) {
      return new Rest.Remaining(text);
    }
  }

  private boolean isZero(Quantity quantity) {
    return switch (quantity) {
      case Quantity.Standing(PieceSelector selector, List<Place> places) ->
          isMissing(selector) || places.stream().anyMatch(this::isNowhere);
      case Quantity.Held(PieceSelector selector) -> isMissing(selector);
      case Quantity _ -> false;
    };
  }

  private boolean isNowhere(Place place) {
    return switch (place) {
      case Place.Near(PieceSelector selector, int _) -> isMissing(selector);
      case Place.Attacked(PieceSelector by, boolean _) -> isMissing(by);
      case Place _ -> false;
    };
  }

  private boolean isMissing(PieceSelector selector) {
    return !selector.allBut() && missing.containsAll(selector.letters());
  }
}
