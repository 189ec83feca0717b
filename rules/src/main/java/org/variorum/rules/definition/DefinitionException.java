package org.variorum.rules.definition;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown if a text is not a valid definition. Contains all problems of the text, in the order of the text. */
public final class DefinitionException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<FileProblem> problems;

  public DefinitionException(List<FileProblem> problems) {
    super(problems.stream().map(FileProblem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /** The problems; never empty. */
  public List<FileProblem> problems() {
    return problems;
  }
}
