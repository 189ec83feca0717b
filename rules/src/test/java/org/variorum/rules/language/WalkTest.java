package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Game;
import org.variorum.rules.guide.Block;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.Guide;
import org.variorum.rules.guide.GuideCheck;
import org.variorum.rules.guide.GuideReader;

/** What stands on the page that explains how to add a game is so. */
class WalkTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", ".."));
  private static final Pattern DEFINITION = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);
  private static final Pattern BLOCK = Pattern.compile("    ```[a-z]+\n.*?    ```\n", Pattern.DOTALL);

  @Test
  void everyDefinitionOnThePageIsSound() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/adding-a-game.md"));
    List<String> definitions =
        DEFINITION.matcher(page).results().map((MatchResult found) -> found.group(1)).toList();
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(ROOT.resolve("games")));
    assertThat(definitions).hasSize(2);
    assertThat(definitions).allSatisfy(text -> assertThat(reader.check("amazon-race.yaml", text)).isEmpty());
  }

  @Test
  void theComplaintOnThePageIsWhatTheReaderSays() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/adding-a-game.md"));
    String text = DEFINITION.matcher(page).results().findFirst().orElseThrow().group(1);
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(ROOT.resolve("games")));
    assertThat(reader.check("amazon-race.yaml", text.replace("reach:", "raech:"))).singleElement()
        .satisfies(problem -> assertThat(page).contains(problem.toString()));
  }

  @Test
  void theBlocksOfARulesPageAreSo() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/adding-a-game.md"));
    String definition = DEFINITION.matcher(page).results().findFirst().orElseThrow().group(1);
    String blocks = BLOCK.matcher(page).results().map(MatchResult::group)
        .collect(Collectors.joining("", "# Amazon Race\n", "")).replace("\n    ", "\n");
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(ROOT.resolve("games")));
    Guide guide = new GuideReader(new DirectoryPages(ROOT.resolve("games"))).read("rules.md", blocks);
    assertThat(guide.examples()).extracting(Block.Example::title).contains("A king who arrives");
    assertThat(GuideCheck.of(guide, reader.card("amazon-race.yaml", definition),
        options -> Game.of(reader.read("amazon-race.yaml", definition, options))))
        .filteredOn(problem -> problem.line() > 1).isEmpty();
  }
}
