package org.variorum.rules.language.word;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.condition.Relation;

/** The words of conditions, grouped by the places where they are allowed. */
final class ConditionTerms {

  /** The words of conditions, which cannot be names of counters. */
  static final Set<String> RESERVED = Set.of("own", "enemy", "any", "no", "not", "in", "held", "here",
      "there", "between", "beyond", "behind", "free", "all", "but", "near", "within", "of", "attacked",
      "reached", "by",
      "at", "least", "most", "more", "than",
      "fewer", "and", "or", "check");
  /** The words with which places begin. */
  static final Set<String> PLACE_STARTERS =
      Set.of("in", "near", "within", "attacked", "reached", "not", "here", "there", "between", "beyond",
          "behind");
  static final List<String> OWNERS = List.of("own", "enemy", "any");
  /** The words with which a number of pieces, or the value of a counter, begins. */
  static final List<String> COUNT_STARTERS = List.of("own", "enemy", "any", "held");
  /** The phrases with which the places of pieces begin, as messages list them. */
  static final List<String> PIECE_PLACE_STARTERS =
      List.of("in", "near", "within", "attacked by", "reached by");
  static final List<String> RELATIONS =
      Stream.of(Relation.values()).map(Relation::word).toList();

  private static final Pattern COUNTER = Pattern.compile("[a-z][a-z0-9-]{0,23}");

  private ConditionTerms() {}

  /** Whether a text can be the name of a counter. */
  static boolean isCounter(String text) {
    return COUNTER.matcher(text).matches() && !RESERVED.contains(text);
  }
}
