package org.variorum.app;

import java.util.List;
import java.util.concurrent.Callable;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.definition.Title;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.GameCard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code variorum check}. */
@Command(name = "check",
    description = "Checks a definition file, with each of its options, and prints all its problems and hints.")
final class CheckCommand implements Callable<Integer> {

  private final Streams streams;
  private final GameLocator locator;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(index = "0", paramLabel = "FILE",
      description = "the path of a definition file, or a game's id") private String file = "";

  CheckCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    this.locator = locator;
  }

  @Override
  public Integer call() {
    List<FileProblem> problems = locator.problems(file);
    problems.forEach(streams.out()::println);
    if (problems.stream().anyMatch(problem -> problem.severity() == Severity.ERROR)) {
      return Complaint.FAILURE;
    }
    CompiledGame compiled = CompiledGame.of(() -> locator.game(file, List.of()));
    streams.out().println("OK " + summary(compiled.game(), locator.card(file).options()));
    streams.out().println(compiled.words());
    return 0;
  }

  private static String summary(Game game, List<GameCard.Option> options) {
    Title title = game.definition().title();
    String board = game.board().files() + "x" + game.board().ranks() + " board";
    String choices = options.isEmpty() ? ""
        : "; options: " + String.join(", ", options.stream().map(GameCard.Option::id).toList());
    return title.name() + ", version " + title.version() + ": " + game.definition().pieces().size()
        + " kinds of pieces, "
        + board + ", " + game.start().moves().size() + " first moves" + choices;
  }
}
