package org.variorum.rules.guide;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.definition.FileProblem;

/** A text that is no rules page: carries every problem that was found, in the order of the text. */
public final class GuideException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<FileProblem> problems;

  GuideException(List<FileProblem> problems) {
    super(problems.stream().map(FileProblem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /** All that is wrong; never empty. */
  public List<FileProblem> problems() {
    return problems;
  }
}
