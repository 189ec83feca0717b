package org.variorum.rules.guide;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Problem;

/** A text that is no rules page: carries every problem that was found, in the order of the text. */
public final class GuideException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<Problem> problems;

  GuideException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /** All that is wrong; never empty. */
  public List<Problem> problems() {
    return problems;
  }
}
