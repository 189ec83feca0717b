package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.app.html.OnePage;
import org.variorum.app.option.Complaint;
import picocli.CommandLine;

class HtmlCommandTest {

  private static final OnePage PAGE = new OnePage(
      "<meta name=\"generator\" content=\"variorum html\" /><title>%title%</title>\n%game%\n%program%",
      new byte[] {1});

  private static final String MINE = """
      game: Mine & Yours
      version: 1
      from: gleeman
      pieces: { N: { moves: NN } }
      """;

  @TempDir private Path directory = Path.of("");

  @Test
  void aPageHoldsAGameWithItsRulesAndWhatIsLearntOfIt() throws IOException {
    Path page = directory.resolve("page.html");
    assertThat(write(page, "gleeman", "--options", "castling=italian"))
        .startsWith(page + ": Gleeman Chess, ");
    String game = game(page);
    assertThat(game).startsWith("{\"id\":\"gleeman\",\"options\":[\"castling=italian\"],")
        .contains("\"gleeman.yaml\":", "\"gleeman/weights.txt\":", "\"gleeman/rules.md\":",
            "\"names.properties\":")
        .doesNotContain("\"chess.yaml\":");
    assertThat(Files.readString(page)).contains("<title>Gleeman Chess</title>");
  }

  @Test
  void aDefinitionOfOnesOwnComesWithItsPageAndItsAncestors() throws IOException {
    Path file = Files.writeString(directory.resolve("mine.yaml"), MINE);
    Path folder = Files.createDirectory(directory.resolve("mine"));
    Files.writeString(folder.resolve("rules.md"), "# Mine\n\nA game of my own.\n");
    Path page = directory.resolve("page.html");
    write(page, file.toString());
    assertThat(game(page)).contains("\"mine.yaml\":", "\"gleeman.yaml\":")
        .contains("\"pages\":{\"mine/rules.md\":\"# Mine").doesNotContain("gleeman/rules.md");
    assertThat(Files.readString(page)).contains("<title>Mine &amp; Yours</title>");
  }

  @Test
  void onlyWhatThisCommandHasMadeIsReplaced() throws IOException {
    Path page = Files.writeString(directory.resolve("page.html"), "my only copy");
    assertThatThrownBy(() -> write(page, "gleeman")).isInstanceOf(Complaint.class)
        .hasMessageContaining("--force replaces it");
    assertThat(page).hasContent("my only copy");
    write(page, "gleeman", "--force");
    write(page, "gleeman");
    assertThat(Files.readString(page)).contains("Gleeman");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactly(page);
    }
  }

  @Test
  void whatCannotBePlayedOrReadIsNotWritten() throws IOException {
    Path page = directory.resolve("page.html");
    Path file = Files.writeString(directory.resolve("mine.yaml"), MINE.replace("moves", "mvoes"));
    assertThatThrownBy(() -> write(page, file.toString())).isInstanceOf(Complaint.class)
        .hasMessageContaining("mine.yaml:4:");
    Files.writeString(file, MINE);
    Path folder = Files.createDirectory(directory.resolve("mine"));
    Files.writeString(folder.resolve("rules.md"), "A page without its title.\n");
    assertThatThrownBy(() -> write(page, file.toString())).isInstanceOf(Complaint.class)
        .hasMessageContaining("mine/rules.md:1:");
    assertThat(page).doesNotExist();
  }

  private static String write(Path page, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Streams streams = Streams.of(new ByteArrayInputStream(new byte[0]), out, new ByteArrayOutputStream());
    HtmlCommand command = new HtmlCommand(streams, GameLocator.standard(), () -> PAGE);
    new CommandLine(command).parseArgs(Stream
        .concat(Arrays.stream(arguments), Stream.of("--to", page.toString())).toArray(String[]::new));
    command.call();
    streams.out().flush();
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String game(Path page) throws IOException {
    byte[] packed = Base64.getDecoder().decode(Files.readAllLines(page).get(1));
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    }
  }
}
