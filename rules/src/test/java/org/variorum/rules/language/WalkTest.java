package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/** The definitions on the pages for authors are what the pages say. */
class WalkTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", ".."));
  private static final Pattern DEFINITION = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);

  @Test
  void everyDefinitionOnThePageIsSound() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/adding-a-game.md"));
    List<String> definitions =
        DEFINITION.matcher(page).results().map((MatchResult found) -> found.group(1)).toList();
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(ROOT.resolve("games")));
    assertThat(definitions).hasSize(3);
    assertThat(definitions)
        .allSatisfy(text -> assertThat(reader.check("amazon-race.yaml", text, _ -> List.of())).isEmpty());
  }

  @Test
  void theComplaintOnThePageIsWhatTheReaderSays() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/adding-a-game.md"));
    String text = DEFINITION.matcher(page).results().findFirst().orElseThrow().group(1);
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(ROOT.resolve("games")));
    assertThat(reader.check("amazon-race.yaml", text.replace("reach:", "raech:"), _ -> List.of()))
        .singleElement()
        .satisfies(problem -> assertThat(page).contains(problem.toString()));
  }

  /** Counted by a program of its own that knows hexagons. */
  @Test
  void hexagonsCanBeWrittenAsThePageSays() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/cannot-say.md"));
    String text = DEFINITION.matcher(page).results().findFirst().orElseThrow().group(1);
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(ROOT.resolve("games")));
    assertThat(reader.check("hexagonal.yaml", text, _ -> List.of())).isEmpty();
    Position start = Game.of(reader.read("hexagonal.yaml", text, List.of())).start();
    assertThat(List.of(start.perft(1), start.perft(2), start.perft(3))).containsExactly(51L, 2586L, 137858L);
  }
}
