package org.variorum.rules.judge;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.platform.Distinct;

/**
 * A condition in negation normal form: "not" occurs only in its clauses. Different structures have different texts,
 * even if they are read aloud: words before nested parts tell their number and how they are joined, so no brackets are
 * needed. For example, {@code both A, and either B or C} differs from {@code either both A and B, or C}.
 */
sealed interface Statement {

  /** One clause. */
  record Clause(String text) implements Statement {}

  /**
   * A conjunction or a disjunction of statements.
   *
   * @param parts at least two; no part is a {@code Joined} with the same value of {@code isConjunction}
   */
  record Joined(boolean isConjunction, List<Statement> parts) implements Statement {

    private String word() {
      return isConjunction ? "and" : "or";
    }

    /** Returns the words before the parts. */
    private String opening() {
      return parts.size() == 2 ? isConjunction ? "both" : "either"
          : (isConjunction ? "all " : "one of these ") + numberWord(parts.size())
              + (isConjunction ? " of these:" : ":");
    }
  }

  /** Joins statements by "and" or "or". Returns a single statement unchanged. */
  static Statement join(boolean isConjunction, List<Statement> statements) {
    List<Statement> parts = statements.stream()
        .flatMap(part -> part instanceof Joined joined && joined.isConjunction() == isConjunction
            ? joined.parts().stream() : Stream.of(part))
        .filter(Distinct.values()).toList();
    return parts.size() == 1 ? parts.getFirst() : new Joined(isConjunction, parts);
  }

  /** Returns the text of the whole statement. */
  default String fullText() {
    return switch (this) {
      case Clause(String text) -> text;
      case Joined joined when joined.parts().stream().allMatch(Clause.class::isInstance) ->
          joinTexts(joined.parts(), " " + joined.word() + " ", Statement::fullText);
      case Joined joined -> joined.opening() + " "
          + joinTexts(joined.parts(), ", " + joined.word() + " ", Statement::textWithin);
    };
  }

  /** Returns the text of the statement as a part of another. */
  private String textWithin() {
    return switch (this) {
      case Clause(String text) -> text;
      case Joined joined ->
          joined.opening() + " "
              + joinTexts(joined.parts(), " " + joined.word() + " ", Statement::textWithin);
    };
  }

  private static String joinTexts(List<Statement> parts, String separator,
      Function<Statement, String> words) {
    return parts.stream().map(words).collect(Collectors.joining(separator));
  }

  private static String numberWord(int count) {
    List<String> words = List.of("three", "four", "five", "six", "seven", "eight", "nine");
    int first = 3;
    return count - first < words.size() ? words.get(count - first) : String.valueOf(count);
  }
}
