package org.variorum.browser;

import java.util.List;
import java.util.Optional;
import org.variorum.browser.answer.MarkedProblem;
import org.variorum.browser.answer.PackageWriter;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/**
 * What comes of reading a definition: a game, or the problems for which the definition is refused.
 *
 * @param text the text of the definition, in which the problems are marked
 */
record Reading(Optional<Game> game, String file, String text, List<FileProblem> problems) {

  /**
   * Reads a definition.
   *
   * @param file the file name that problems show; its last part without extension becomes the game's id
   * @param library the source of the definitions from which this one starts
   */
  static Reading of(String file, String text, List<String> options, Library library) {
    DefinitionReader reader = new DefinitionReader(library);
    try {
      return new Reading(Optional.of(Game.of(reader.read(file, text, options))), file, text, List.of());
    } catch (DefinitionException e) {
      return new Reading(Optional.empty(), file, text, e.problems());
    } catch (UnplayableDefinitionException | IllegalSetupException | FenException e) {
      List<FileProblem> problems = reader.check(file, text, options, Game::flaws).stream()
          .filter(problem -> problem.severity() == Severity.ERROR).toList();
      return new Reading(Optional.empty(), file, text,
          problems.isEmpty() ? List.of(ofWhole(file, e)) : problems);
    }
  }

  private static FileProblem ofWhole(String file, RuntimeException fault) {
    return new FileProblem(file, 1, 1, String.valueOf(fault.getMessage()), Optional.empty(),
        Optional.empty());
  }

  /** The problems as an array of {@link MarkedProblem}. */
  String problemsAsJson() {
    return PackageAnswers.array(problems.stream().map(problem -> PackageWriter.text(marked(problem))));
  }

  private MarkedProblem marked(FileProblem problem) {
    int length =
        problem.file().equals(file) ? MarkedWord.length(text, problem.line(), problem.column()) : 0;
    return new MarkedProblem(problem.file(), problem.line(), problem.column(), length,
        problem.message() + problem.expected().map(expected -> "; expected " + expected).orElse(""),
        problem.suggestion().orElse(null));
  }
}
