package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;

/** The definitions in {@code games/}: every one reads as it is and with each of its options. */
class GamesTest {

  private static final Path GAMES = Path.of(System.getProperty("variorum.games", "../games"));
  private static final DirectoryLibrary LIBRARY = new DirectoryLibrary(GAMES);
  static final DefinitionReader READER = new DefinitionReader(LIBRARY);

  static List<String> ids() {
    return LIBRARY.ids();
  }

  /** Every third, for what takes long of each; with the property {@code variorum.deep} all. */
  static List<String> some() {
    List<String> ids = ids();
    int step = Boolean.getBoolean("variorum.deep") ? 1 : 3;
    return IntStream.range(0, ids.size()).filter(index -> index % step == 0).mapToObj(ids::get).toList();
  }

  static String text(String id) {
    return LIBRARY.text(id).orElseThrow();
  }

  static Stream<List<String>> choices() {
    return ids().stream()
        .flatMap(id -> READER.card(id).options().stream().map(option -> List.of(id, option.id())));
  }

  @Test
  void thereAreGames() {
    assertThat(ids()).hasSizeGreaterThan(80).contains("royal-standard", "notake-rifle");
  }

  @ParameterizedTest
  @MethodSource("ids")
  void hasNoProblems(String id) {
    assertThat(READER.check(id + ".yaml", text(id), Game::flaws)).isEmpty();
  }

  /** An editor finds the schema from wherever the file lies. */
  @ParameterizedTest
  @MethodSource("ids")
  void namesItsSchemaInTheFirstLine(String id) {
    Path folder = LIBRARY.folderOf(id).resolveSibling("");
    Path schema = GAMES.resolve(DefinitionSchema.FILE);
    assertThat(text(id)).startsWith(
        DefinitionSchema.line(folder.relativize(schema).toString().replace('\\', '/')));
    assertThat(schema).exists();
  }

  /** So games that were stored or recorded before the line was there are still played by the same rules. */
  @Test
  void theLineThatNamesTheSchemaChangesNoHash() {
    String text = "game: Mine\nfrom: chess\ncastling: none\n";
    assertThat(hash(DefinitionSchema.line("a/b.json") + text)).isEqualTo(hash(text))
        .isNotEqualTo(hash("# another line\n" + text));
  }

  private static String hash(String text) {
    return READER.read("mine.yaml", text, List.of()).title().hash();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void introducesItself(String id) {
    GameCard card = READER.card(id);
    assertThat(card.id()).isEqualTo(id);
    assertThat(card.about()).isPresent();
    assertThat(card.options()).allSatisfy(option -> assertThat(option.about()).endsWith("."));
  }

  @ParameterizedTest
  @MethodSource("choices")
  void anOptionChangesTheGame(List<String> choice) {
    Definition plain = READER.read(choice.getFirst(), List.of());
    Definition chosen = READER.read(choice.getFirst(), List.of(choice.getLast()));
    assertThat(chosen.options()).containsExactly(choice.getLast());
    assertThat(
        List.of(chosen.start(), chosen.pieces(), chosen.royalty(), chosen.goals(), chosen.mechanisms()))
        .isNotEqualTo(
            List.of(plain.start(), plain.pieces(), plain.royalty(), plain.goals(), plain.mechanisms()));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void hasPerftCounts(String id) throws Exception {
    assertThat(Files.readAllLines(LIBRARY.folderOf(id).resolve("perft.txt")))
        .anyMatch(line -> line.startsWith(id + " | - | startpos | "));
  }

  @Test
  void aLibraryAnswersForItsOwnFilesOnly() {
    assertThat(LIBRARY.text("../pom")).isEmpty();
    assertThat(LIBRARY.text("no-such-game")).isEmpty();
    assertThat(new DirectoryLibrary(GAMES.resolve("no-such-directory")).ids()).isEmpty();
    assertThat(new DirectoryLibrary(GAMES.resolve("no-such-directory")).or(LIBRARY).ids())
        .isEqualTo(LIBRARY.ids());
  }

  @Test
  void aLibraryOffersNothingButFiles(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("real.yaml"), "game: Real\n");
    Files.createDirectory(folder.resolve("folder.yaml"));
    Files.createSymbolicLink(folder.resolve("link.yaml"), folder.resolve("real.yaml"));
    Files.createSymbolicLink(folder.resolve("nowhere.yaml"), folder.resolve("gone.yaml"));
    assertThat(new DirectoryLibrary(folder).ids()).containsExactly("link", "real");
  }

  @Test
  void aFolderWithTheFileOfAFamilyIsOne(@TempDir Path folder) throws IOException {
    Path family = Files.createDirectories(folder.resolve("knights"));
    Path other = Files.createDirectories(folder.resolve("others"));
    Files.writeString(family.resolve("family.properties"), "title = Knights’ games\norder = 3\n");
    Files.writeString(family.resolve("ride.yaml"), "game: Ride\n");
    Files.writeString(other.resolve("hidden.yaml"), "game: Hidden\n");
    Files.writeString(folder.resolve("alone.yaml"), "game: Alone\n");
    DirectoryLibrary library = new DirectoryLibrary(folder);
    assertThat(library.ids()).containsExactly("alone", "ride");
    assertThat(library.text("ride")).contains("game: Ride\n");
    assertThat(library.text("hidden")).isEmpty();
    assertThat(library.family("ride")).isEqualTo(new GameFamily("knights", "Knights’ games", "", 3));
    assertThat(library.family("alone")).isEqualTo(GameFamily.OTHERS);
    assertThat(library.folderOf("ride")).isEqualTo(family.resolve("ride"));
    assertThat(library.folderOf("alone")).isEqualTo(folder.resolve("alone"));
    assertThat(Library.of(Map.of("other", "")).or(library).family("ride").id()).isEqualTo("knights");
  }

  @Test
  void everyGameStandsInAFamilyAndInOneOnly() throws IOException {
    assertThat(ids()).allSatisfy(id -> assertThat(LIBRARY.family(id).id()).isNotEmpty());
    try (Stream<Path> files = Files.walk(GAMES, 2)) {
      assertThat(files.filter(file -> file.toString().endsWith(".yaml")).map(Path::getFileName))
          .doesNotHaveDuplicates().hasSameSizeAs(ids());
    }
    assertThat(ids().stream().map(LIBRARY::family).distinct().sorted())
        .allSatisfy(family -> assertThat(family.about()).endsWith(".")).first().extracting(GameFamily::id)
        .isEqualTo("inventors");
  }
}
