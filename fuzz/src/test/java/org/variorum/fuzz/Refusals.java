package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.movement.betza.BetzaException;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Refusal;

/** Checks that every refusal is readable and can be printed on a terminal. */
final class Refusals {

  private static final int LONGEST = 2_000;

  private Refusals() {}

  /** Checks an exception that is documented as a refusal. */
  static void check(RuntimeException refusal) {
    switch (refusal) {
      case FenException fen -> {
        assertThat(fen.column()).isPositive();
        readable(String.valueOf(fen.getMessage()));
      }
      case IllegalSetupException setup -> sentences(setup.flaws());
      case UnplayableDefinitionException definition -> sentences(definition.reasons());
      case DefinitionException definition -> check(definition.problems());
      case BetzaException betza -> {
        assertThat(betza.column()).isBetween(1, betza.text().length() + 1);
        assertThat(betza.expected()).isNotBlank();
        readable(String.valueOf(betza.getMessage()));
      }
      case PgnException pgn -> {
        assertThat(pgn.line()).isPositive();
        assertThat(pgn.column()).isPositive();
        readable(String.valueOf(pgn.getMessage()));
      }
      default -> throw refusal;
    }
  }

  static void check(Refusal refusal) {
    readable(refusal.words());
  }

  static void check(List<FileProblem> problems) {
    assertThat(problems).isNotEmpty().allSatisfy(problem -> {
      assertThat(problem.line()).isPositive();
      assertThat(problem.column()).isPositive();
      readable(problem.toString());
    });
  }

  private static void sentences(List<String> sentences) {
    assertThat(sentences).isNotEmpty().allSatisfy(Refusals::readable);
  }

  private static void readable(String line) {
    assertThat(line).isNotBlank().hasSizeLessThan(LONGEST);
    assertThat(line.codePoints().noneMatch(Character::isISOControl))
        .as("no control characters in: %s", line.replaceAll("\\p{Cc}", "\uFFFD")).isTrue();
  }
}
