package org.variorum.app.variants;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.text.WordSuggestion;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.ini.ExportResult;
import org.variorum.rules.ini.Exporter;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum export}. */
@Command(name = "export",
    description = "Writes games as entries of a variants.ini, the format of Fairy-Stockfish. A rule that no option "
        + "of that format expresses becomes a comment \"# not expressed\".")
public final class ExportCommand implements Callable<Integer> {

  private static final String EXTENSION = ".yaml";

  private final PrintWriter out;
  private final PrintWriter err;
  private final NamedGames games;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(paramLabel = "GAME", arity = "1..*",
      description = "games' ids (\"variorum games\" lists them) or paths of definition files") private List<
          String> gameNames = List.of();

  @Option(names = "--to", paramLabel = "FILE",
      description = "the file to write; without it, standard output") private Optional<Path> file =
          Optional.empty();

  /** @param games the built-in games, which arguments name by their ids */
  public ExportCommand(PrintWriter out, PrintWriter err, NamedGames games) {
    this.out = out;
    this.err = err;
    this.games = games;
  }

  @Override
  public Integer call() {
    List<ExportResult> entries = new ArrayList<>();
    for (String game : gameNames) {
      entries.add(export(game));
    }
    String text = entries.stream().map(ExportResult::text).collect(Collectors.joining("\n"));
    if (file.isPresent()) {
      try {
        Files.writeString(file.orElseThrow(), text);
      } catch (IOException e) {
        throw Complaint.usage("cannot write " + file.orElseThrow() + "; is it a file that you may write?");
      }
    } else {
      out.print(text);
    }
    entries.forEach(entry -> entry.unexpressed()
        .forEach(rule -> err.println(entry.name() + ": no option expresses \"" + rule + "\"")));
    return entries.stream().allMatch(entry -> entry.unexpressed().isEmpty()) ? 0 : Complaint.FAILURE;
  }

  private ExportResult export(String game) {
    try {
      if (games.library().text(game).isPresent()) {
        return new Exporter(games.library()).export(game, game);
      }
      Path path = Path.of(game).toAbsolutePath();
      String name = String.valueOf(path.getFileName());
      Path folder = Optional.ofNullable(path.getParent()).orElse(path);
      Library library = new DirectoryLibrary(folder).or(games.library());
      String id = name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
      if (!Files.isRegularFile(path) || library.text(id).isEmpty()) {
        throw Complaint.usage("no game and no definition file \"" + WordSuggestion.printable(game) + "\"; "
            + new WordSuggestion(games.library().ids()).nearest(game)
                .map(near -> "did you mean " + near + "? ")
                .orElse("")
            + "\"variorum games\" lists the games");
      }
      return new Exporter(library).export(id, id);
    } catch (DefinitionException e) {
      throw Complaint.content(e.problems().stream().map(Object::toString).toList());
    }
  }
}
