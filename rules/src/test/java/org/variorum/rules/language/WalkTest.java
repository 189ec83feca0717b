package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What stands on the page that explains how to add a game is so. */
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
}
