package org.variorum.rules.guide;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.definition.FileProblem;

/** Thrown for a malformed rules page. Contains all its problems, in the order in which they were found. */
public final class GuideException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<FileProblem> problems;

  GuideException(List<FileProblem> problems) {
    super(problems.stream().map(FileProblem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /** All problems; never empty. */
  public List<FileProblem> problems() {
    return problems;
  }
}
