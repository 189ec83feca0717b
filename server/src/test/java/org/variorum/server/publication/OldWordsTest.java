package org.variorum.server.publication;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;
import org.variorum.server.api.publication.DefinitionView.Visibility;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.store.Store;
import org.variorum.server.store.account.Account;
import org.variorum.server.store.publication.PublicationStore;
import org.variorum.server.store.publication.StoredDefinition;

/** Definitions that were published in words that have another name today are played as they were meant. */
class OldWordsTest {

  private static final Library THEN = new DirectoryLibrary(Path.of("src/test/resources/older"));
  private static final int STEP = Boolean.getBoolean("variorum.deep") ? 1 : 8;
  @TempDir static Path data;
  private static Store store;
  private static Catalog catalog;

  @BeforeAll
  static void open() {
    store = Store.inFile(data);
    store.accounts().register(new Account("a".repeat(32), "ada", "ada", "hash", Instant.EPOCH));
    catalog =
        Catalog.of(Library.of(Map.of()), _ -> java.util.Optional.empty(), new VisibleDefinitions(store));
  }

  @AfterAll
  static void close() {
    store.close();
  }

  static Stream<String> ids() {
    List<String> ids = THEN.ids();
    return IntStream.range(0, ids.size()).filter(i -> i % STEP == 0).mapToObj(ids::get);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aGameOfOlderWords(String name) {
    Map<String, String> sources = new HashMap<>(DefinitionReader.ofStoredGames(THEN).sources(name));
    sources.put("ada:" + name, String.valueOf(sources.get(name)));
    publish(name, sources);
    assertThat(catalog.edition("ada:" + name, List.of()).summary().id()).isEqualTo("ada:" + name);
    assertThat(catalog.listOf("ada:" + name).games()).hasSize(1);
  }

  @Test
  void optionsOfOlderWords() {
    publish("elder", Map.of("ada:elder", """
        game: Elder
        board: 5x5
        men:
          K: { name: king, royal: yes, moves: K }
          R: { name: rook, moves: R }
        royal men may face: by moves of other men
        exchange: { man: K, with: R, of: own }
        options: { calm: { about: Nobody is exchanged., exchange: none } }
        start: "r3k/5/5/5/R3K w - - 0 1"
        """));
    assertThat(catalog.edition("ada:elder", List.of("calm")).options()).containsExactly("calm");
  }

  private static void publish(String name, Map<String, String> sources) {
    StoredDefinition definition = new StoredDefinition("ada", name, "a".repeat(32), Visibility.open, null,
        List.of(), Instant.EPOCH, null, 0, "0".repeat(64), null, sources, Instant.now());
    assertThat(store.publications().publish(definition, new PublicationStore.Quota(1_000, 10, 1_000)))
        .isEqualTo(PublicationStore.Result.done);
  }

  @Test
  void manyVersionsAreThinned() {
    for (int i = 1; i <= 130; i++) {
      StoredDefinition definition = new StoredDefinition("ada", "many", "a".repeat(32), Visibility.open, null,
          List.of(), Instant.EPOCH, null, 0, "hash " + i, null, Map.of("ada:many", "# " + i), Instant.now());
      store.publications().publish(definition, new PublicationStore.Quota(1_000, 100, 1_000));
    }
    List<PublicationStore.Version> versions = store.publications().versions("ada", "many");
    assertThat(versions).hasSizeLessThanOrEqualTo(100).hasSizeGreaterThan(50);
    assertThat(versions.getFirst().number()).isEqualTo(130);
    assertThat(versions.subList(0, 50)).extracting(PublicationStore.Version::number)
        .isEqualTo(IntStream.rangeClosed(81, 130).mapToObj(i -> 211 - i).toList());
  }
}
