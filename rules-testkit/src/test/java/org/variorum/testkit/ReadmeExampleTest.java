package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;

/** The five lines of Java in the README compile, run and stand there as they stand here. */
class ReadmeExampleTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", ".."));

  // @formatter:off
  private static String example(Path games) {
    // example
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(games));
    Game game = Game.of(reader.read("gleeman", List.of("castling=italian")));
    Position position = game.start();
    for (String text : List.of("d3d4", "f7f6")) position = position.play(position.find(text).orElseThrow());
    System.out.println(position.fen() + " has " + position.moves().size() + " moves");
    // end
    return position.fen();
  }
  // @formatter:on

  @Test
  void theReadmeShowsWhatIsCompiledHere() throws IOException {
    String source = Files.readString(
        ROOT.resolve("rules-testkit/src/test/java/org/variorum/testkit/ReadmeExampleTest.java"));
    String marked = source.substring(source.indexOf("// example\n") + 11, source.indexOf("    // end"));
    String lines = marked.lines().map(String::strip).collect(Collectors.joining("\n", "", "\n"));
    assertThat(Files.readString(ROOT.resolve("README.md"))).contains("```java\n" + lines + "```");
    assertThat(lines.lines().count()).isEqualTo(5);
  }

  @Test
  void itRuns() {
    assertThat(example(Path.of(System.getProperty("variorum.games", "games")))).contains(" w KQkq - 0 2");
  }
}
