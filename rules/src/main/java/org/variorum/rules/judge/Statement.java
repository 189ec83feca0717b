package org.variorum.rules.judge;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A condition in negation normal form: "not" occurs only in its clauses. Different structures have different texts,
 * even if they are read aloud. The words before joined parts give their number and the way they are joined, so no
 * brackets are needed.
 */
sealed interface Statement {

  /** One clause. */
  record Clause(String text) implements Statement {}

  /**
   * A conjunction ({@code all}) or a disjunction of statements.
   *
   * @param parts at least two; no part is a {@code Joined} with the same value of {@code all}
   */
  record Joined(boolean all, List<Statement> parts) implements Statement {

    private String word() {
      return all ? "and" : "or";
    }

    /** Returns the words before the parts. */
    private String opening() {
      return parts.size() == 2 ? all ? "both" : "either"
          : (all ? "all " : "one of these ") + number(parts.size()) + (all ? " of these:" : ":");
    }
  }

  /** Joins statements. Returns a single statement unchanged. */
  static Statement joined(boolean all, List<Statement> statements) {
    List<Statement> parts = statements.stream()
        .flatMap(part -> part instanceof Joined joined && joined.all() == all ? joined.parts().stream()
            : Stream.of(part))
        .distinct().toList();
    return parts.size() == 1 ? parts.getFirst() : new Joined(all, parts);
  }

  /** Returns the text of the whole statement. */
  default String fullText() {
    return switch (this) {
      case Clause(String text) -> text;
      case Joined joined when joined.parts().stream().allMatch(Clause.class::isInstance) ->
          joined(joined.parts(), " " + joined.word() + " ", Statement::fullText);
      case Joined joined -> joined.opening() + " "
          + joined(joined.parts(), ", " + joined.word() + " ", Statement::textWithin);
    };
  }

  /** Returns the text of the statement as a part of another. */
  private String textWithin() {
    return switch (this) {
      case Clause(String text) -> text;
      case Joined joined ->
          joined.opening() + " " + joined(joined.parts(), " " + joined.word() + " ", Statement::textWithin);
    };
  }

  private static String joined(List<Statement> parts, String between, Function<Statement, String> words) {
    return parts.stream().map(words).collect(Collectors.joining(between));
  }

  private static String number(int count) {
    List<String> words = List.of("three", "four", "five", "six", "seven", "eight", "nine");
    int first = 3;
    return count - first < words.size() ? words.get(count - first) : String.valueOf(count);
  }
}
