package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.testkit.GameFiles;

class ImportCommandTest {

  private static final String TEXT = """
      # Kings that move as knights, too
      [strong-kings:chess]
      king = k:KN

      [ducks:chess]
      wallingRule = edge
      """;

  @TempDir private Path directory = Path.of("");

  private Path file(String text) throws IOException {
    return Files.writeString(directory.resolve("mine.ini"), text);
  }

  @Test
  void entriesAreImportedOrRefusedByName() throws IOException {
    Path to = directory.resolve("games");
    CommandRun run = CommandRun.of("import", file(TEXT).toString(), "--to", to.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.outLines()).hasSize(3)
        .anySatisfy(line -> assertThat(line).startsWith("strong-kings: ").endsWith("strong-kings.yaml"))
        .anySatisfy(
            line -> assertThat(line).startsWith("ducks: refused, ").contains("mine.ini:6: wallingRule: "))
        .last().asString().isEqualTo("1 of 2 entries imported");
    assertThat(CommandRun.of("perft", to.resolve("strong-kings.yaml").toString(), "1").outLines())
        .containsExactly("22");
  }

  /** The schema lies beside what is imported, or above a family of a library that has one. */
  @Test
  void whatIsImportedNamesItsSchema() throws IOException {
    Path library = directory.resolve("library");
    CommandRun.of("import", file(TEXT).toString(), "--to", library.toString());
    CommandRun.of("import", file(TEXT).toString(), "--to", library.resolve("mine").toString());
    assertThat(Files.readAllLines(library.resolve("strong-kings.yaml")))
        .startsWith("# yaml-language-server: $schema=definition.schema.json");
    assertThat(Files.readAllLines(library.resolve("mine/strong-kings.yaml")))
        .startsWith("# yaml-language-server: $schema=../definition.schema.json");
    assertThat(library.resolve("definition.schema.json"))
        .hasSameTextualContentAs(
            GameFiles.definitionFile("chess").resolveSibling("../definition.schema.json"));
    assertThat(library.resolve("mine/definition.schema.json")).doesNotExist();
  }

  @Test
  void onlySomeAreAskedFor() throws IOException {
    CommandRun run = CommandRun.of("import", file(TEXT).toString(), "strong-kings");
    assertThat(run.status()).isZero();
    assertThat(run.outLines()).containsExactly("strong-kings: can be imported",
        "1 of 1 entry can be imported");
    CommandRun unknown = CommandRun.of("import", file(TEXT).toString(), "strong-king");
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.err()).contains("did you mean strong-kings?");
  }

  /** A misspelt rule is refused with its line; descriptions of a variant are left out, with a message. */
  @Test
  void anUnknownOptionThatChangesNoRuleIsToldAndLeftOut() throws IOException {
    CommandRun run = CommandRun.of("import",
        file("[mine:chess]\npieceValueOpening = n:300\nstalemateValue = loss\ndescription = Mine\n"
            + "[other:chess]\nnoSuchRule = true\n").toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.outLines()).hasSize(5)
        .anySatisfy(line -> assertThat(line).isEqualTo("mine: can be imported"))
        .anySatisfy(line -> assertThat(line)
            .contains("mine.ini:2: pieceValueOpening: this option is not known; it is left out"))
        .anySatisfy(line -> assertThat(line).contains("mine.ini:4: description: "))
        .anySatisfy(line -> assertThat(line).startsWith("other: refused, ")
            .endsWith("mine.ini:6: noSuchRule: this option is not known"));
  }

  @Test
  void programsReadTheList() throws IOException {
    assertThat(CommandRun.of("import", file(TEXT).toString(), "--json").out().strip())
        .startsWith(
            "[{\"name\":\"strong-kings\",\"line\":2,\"imported\":true,\"refusals\":[],\"leftOut\":[]}")
        .contains("\"option\":\"wallingRule\",\"line\":6");
  }

  @Test
  void whatIsNoSuchFileIsRefused() throws IOException {
    Path bytes = Files.write(directory.resolve("bytes.ini"), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
    assertThat(CommandRun.of("import", bytes.toString()).err()).contains("UTF-8");
    CommandRun stray = CommandRun.of("import", file("maxRank = 8\n").toString());
    assertThat(stray.status()).isEqualTo(1);
    assertThat(stray.err()).contains("mine.ini:1: a heading such as [name] must precede the first option");
    assertThat(CommandRun.of("import", file("# nothing\n").toString()).err()).contains("no entry");
  }

  @Test
  void gamesAreExported() throws IOException {
    Path to = directory.resolve("out.ini");
    CommandRun run = CommandRun.of("export", "gardner", "capablanca", "--to", to.toString());
    assertThat(run.status()).isZero();
    assertThat(Files.readString(to)).contains("[gardner]\n", "[capablanca]\n", "maxFile = 10\n");
    assertThat(CommandRun.of("import", to.toString()).outLines()).last().asString()
        .isEqualTo("2 of 2 entries can be imported");
  }

  @Test
  void whatIsLostIsTold() throws IOException {
    Path mine = Files.writeString(directory.resolve("mine.yaml"),
        "game: Mine\nfrom: chess\nexchange: { pieces: K, with: K, when: in check }\n");
    CommandRun run = CommandRun.of("export", mine.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).startsWith("[mine]\n# not expressed: exchange\n");
    assertThat(run.err()).contains("mine: no option expresses \"exchange\"");
  }
}
