package org.variorum.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.variorum.app.file.OutputFile;
import org.variorum.app.html.EmbeddedGame;
import org.variorum.app.html.OnePage;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.engine.Experience;
import org.variorum.rules.game.Game;
import org.variorum.rules.guide.GuideException;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.guide.Pages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code variorum html}. */
@Command(name = "html",
    description = "Writes a game as one HTML file: board, rules and engine, for any web site or disk.",
    footer = {"", "The file needs no server and no connection. It holds the definition, its page of rules",
        "(rules.md in the folder of the definition's name, beside it) and what the engine has learnt."})
final class HtmlCommand implements Callable<Integer> {

  private final Streams streams;
  private final GameLocator locator;
  private final Supplier<OnePage> page;

  @Mixin private final GameChoice choice;

  @Option(names = "--to", paramLabel = "FILE", required = true,
      description = "the file to write; one that this command has written before is replaced") private Path to =
          Path.of("");

  @Option(names = "--force", description = "replaces any other file, too") private boolean force;

  @Mixin private final HelpOption help = new HelpOption();

  /** @param page the page without a game */
  HtmlCommand(Streams streams, GameLocator locator, Supplier<OnePage> page) {
    this.streams = streams;
    this.locator = locator;
    this.page = page;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() {
    Game game = choice.game();
    OutputFile file = OutputFile.of(to);
    requireReplaceable(file.path());
    String name = game.definition().title().name();
    byte[] content = page.get().with(name, embedded(game));
    file.write(content);
    streams.out().println(String.format(Locale.ROOT, "%s: %s, %.2f MB", to, name, content.length / 1e6));
    return 0;
  }

  /** Throws a {@link Complaint} for a file that this command has not written, unless {@code --force} is given. */
  private void requireReplaceable(Path file) {
    try {
      if (!force && Files.exists(file) && !OnePage.isWrittenIn(file)) {
        throw Complaint.usage(to + " is a file that this command has not made; --force replaces it");
      }
    } catch (IOException e) {
      throw Complaint.usage("cannot read " + to + "; name another file by --to");
    }
  }

  private EmbeddedGame embedded(Game game) {
    String id = game.definition().title().id();
    Map<String, String> files = new TreeMap<>(locator.namesFile());
    locator.texts(choice.name()).forEach((key, text) -> files.put(key + ".yaml", text));
    files.putAll(learnt(id, game));
    return new EmbeddedGame(id, choice.options(), files, pages(id));
  }

  /**
   * The learnt files that a page can hold, by path: the texts, not the network. Throws an exception for a file that
   * cannot be used.
   */
  private Map<String, String> learnt(String id, Game game) {
    Experience experience = choice.experience();
    experience.weights(game);
    experience.parameters(game);
    Map<String, String> files = new TreeMap<>();
    for (Path file : List.of(choice.weightsFile(), choice.parametersFile())) {
      try {
        if (Files.isRegularFile(file)) {
          files.put(id + "/" + file.getFileName(), Files.readString(file, StandardCharsets.UTF_8));
        }
      } catch (IOException e) {
        throw Complaint.content(List.of("cannot read " + file));
      }
    }
    return files;
  }

  /** The texts of the game's rules page and of the pages that it includes, by path; empty if there is no page. */
  private Map<String, String> pages(String id) {
    Pages pages = locator.pages(choice.name());
    Map<String, String> texts = new TreeMap<>();
    if (pages.text(id).isPresent()) {
      try {
        new GuideReader(wanted -> {
          pages.text(wanted).ifPresent(text -> texts.put(wanted + "/rules.md", text));
          return pages.text(wanted);
        }).read(id);
      } catch (GuideException e) {
        throw Complaint.content(e.problems().stream().map(Object::toString).toList());
      }
    }
    return texts;
  }
}
