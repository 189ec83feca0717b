package org.variorum.server.http;

import java.util.List;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.server.trial.Texts;
import org.variorum.server.trial.Trial;
import org.variorum.server.trial.Verdict;

/** A trial in this process that only reads and compiles. It does not bound the cost of play. */
final class ReadingTrial implements Trial {

  private static final int MAX_PROBLEMS = 10;

  @Override
  public Verdict examine(Texts texts) {
    try {
      DefinitionReader reader = new DefinitionReader(Library.of(texts.sources()));
      List<FileProblem> problems = reader.check(texts.id(), List.of(), Game::flaws).stream()
          .filter(problem -> problem.severity() == Severity.ERROR).toList();
      if (!problems.isEmpty()) {
        return refused(problems);
      }
      Game unused = Game.of(reader.read(texts.id(), List.of()));
      return new Verdict.Accepted();
    } catch (DefinitionException e) {
      return refused(e.problems());
    } catch (RuntimeException e) {
      return new Verdict.Refused(List.of("The definition cannot be played: " + e.getMessage()));
    }
  }

  private static Verdict refused(List<FileProblem> problems) {
    return new Verdict.Refused(problems.stream().limit(MAX_PROBLEMS).map(FileProblem::toString).toList());
  }
}
