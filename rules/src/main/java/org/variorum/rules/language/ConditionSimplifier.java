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
import org.variorum.rules.platform.Matches;

/**
 * A simplification of conditions for a game that lacks some of the pieces that the conditions name. A simplified
 * condition has the same meaning as the original condition as long as none of these pieces exists. Without queens,
 * {@code no own Q R} becomes {@code no own R}, and {@code no own Q} is always true.
 *
 * @param missing the letters of the missing pieces
 */
record ConditionSimplifier(Set<String> missing) {

  /** The simplified condition. */
  sealed interface Simplified {

    /** A condition that is always true, or always false. */
    record Constant(boolean holds) implements Simplified {}

    /** A shorter condition. It still names a missing piece if the part with that piece cannot be left out. */
    record Shorter(String text) implements Simplified {}
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
  /** A place condition from which all phrases were removed: it is always true. */
  private static final Pattern BARE_SPOT = Pattern.compile("(here|there|between)");

  /** Simplifies a condition; empty if the text is malformed. */
  Optional<Simplified> simplify(String text) {
    return Leaf.CONDITION.accepts(text) ? Optional.of(simplifyDisjunction(text)) : Optional.empty();
  }

  private Simplified simplifyDisjunction(String text) {
    return combine(text, "or", true, this::simplifyConjunction);
  }

  private Simplified simplifyConjunction(String text) {
    return combine(text, "and", false, this::simplifyTerm);
  }

  /**
   * Simplifies each part. A constant part decides the condition or is left out.
   *
   * @param decisive the value of a part that decides the condition: true for {@code or}, false for {@code and}
   */
  private static Simplified combine(String text, String connective, boolean decisive,
      Function<String, Simplified> simplifyPart) {
    List<String> remaining = new ArrayList<>();
    for (String part : parts(text, connective)) {
      switch (simplifyPart.apply(part)) {
        case Simplified.Constant(boolean holds) when holds == decisive -> {
          return new Simplified.Constant(decisive);
        }
        case Simplified.Constant _ -> {}
        case Simplified.Shorter(String rest) -> remaining.add(rest);
      }
    }
    return remaining.isEmpty() ? new Simplified.Constant(!decisive)
        : new Simplified.Shorter(String.join(" " + connective + " ", remaining));
  }

  /** Splits a text at each occurrence of a word outside brackets. */
  private static List<String> parts(String text, String connective) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (MatchResult token : Matches.of(TOKEN, text)) {
      depth += token.group().equals("(") ? 1 : token.group().equals(")") ? -1 : 0;
      if (depth == 0 && token.group().equals(connective)) {
        parts.add(text.substring(start, token.start()).strip());
        start = token.end();
      }
    }
    parts.add(text.substring(start).strip());
    return parts;
  }

  private Simplified simplifyTerm(String text) {
    if (text.startsWith("not ") || text.startsWith("not(")) {
      return switch (simplifyTerm(text.substring(3).strip())) {
        case Simplified.Constant(boolean holds) -> new Simplified.Constant(!holds);
        case Simplified.Shorter(String rest) -> new Simplified.Shorter("not " + rest);
      };
    }
    if (text.startsWith("(")) {
      Simplified inner = simplifyDisjunction(text.substring(1, text.length() - 1).strip());
      return inner instanceof Simplified.Shorter(String rest) ? new Simplified.Shorter("(" + rest + ")")
          : inner;
    }
    String rest = withoutPhrases(withoutPhrases(text, NOT_THERE), BUT).strip();
    return BARE_SPOT.matcher(rest).matches() ? new Simplified.Constant(true)
        : simplifyPhrase(withoutMissing(rest));
  }

  /** Removes each match of {@code phrase} of which all pieces are missing. */
  private String withoutPhrases(String text, Pattern phrase) {
    return Matches.replace(phrase, text,
        found -> areMissing(letters(found.group(1))) ? "" : found.group());
  }

  /** Removes the letters of missing pieces from lists in which other letters remain. */
  private String withoutMissing(String text) {
    return Matches.replace(LETTER_LIST, text, found -> {
      List<String> rest = letters(found.group()).stream().filter(each -> !missing.contains(each)).toList();
      return rest.isEmpty() || rest.size() == letters(found.group()).size() ? found.group()
          : String.join(" ", rest) + " ";
    }).strip();
  }

  private static List<String> letters(String text) {
    return Stream.of(text.strip().split("[\\s,]+")).toList();
  }

  private boolean areMissing(List<String> letters) {
    return missing.containsAll(letters);
  }

  /** Simplifies a condition without connectives: it may be constant if it counts or names only missing pieces. */
  private Simplified simplifyPhrase(String text) {
    try {
      return switch (Leaf.CONDITION.reader().read(text).condition()) {
        case Condition.Comparison(Quantity left, var relation, Quantity.Constant right) when isZero(left) ->
            new Simplified.Constant(relation.holds(0, right.value()));
        case Condition.SpotIn(Spot _, List<Place> places) when places.stream().anyMatch(this::isNowhere) ->
            new Simplified.Constant(false);
        case Condition _ -> new Simplified.Shorter(text);
      };
    } catch (Malformed _) {
      return new Simplified.Shorter(text);
    }
  }

  private boolean isZero(Quantity quantity) {
    return switch (quantity) {
      case Quantity.PiecesOnBoard(PieceSelector selector, List<Place> places) ->
          isMissing(selector) || places.stream().anyMatch(this::isNowhere);
      case Quantity.PiecesInHand(PieceSelector selector) -> isMissing(selector);
      case Quantity _ -> false;
    };
  }

  private boolean isNowhere(Place place) {
    return switch (place) {
      case Place.NearPiece(PieceSelector selector, int _) -> isMissing(selector);
      case Place.Attacked(PieceSelector by, boolean _) -> isMissing(by);
      case Place _ -> false;
    };
  }

  private boolean isMissing(PieceSelector selector) {
    return !selector.allBut() && missing.containsAll(selector.letters());
  }
}
