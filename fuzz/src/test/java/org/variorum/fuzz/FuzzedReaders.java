package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.notation.Pgn;

/** Checks that readers refuse hostile texts. */
final class FuzzedReaders {

  private static final Library EMPTY = library(Map.of());

  private FuzzedReaders() {}

  /** A reader of texts, which may throw a refusal. */
  @FunctionalInterface
  interface Reader {
    void read(String text) throws Exception;
  }

  /** Checks that the reader refuses the text in time, with this kind of exception and these words. */
  static void refused(Class<? extends RuntimeException> kind, String text, Reader reader,
      String... said)
      throws Exception {
    Optional<RuntimeException> refusal = Bounded.within(() -> {
      try {
        reader.read(text);
        return Optional.empty();
      } catch (RuntimeException e) {
        return Optional.of(e);
      }
    });
    assertThat(refusal).as("refusal").isPresent();
    assertThat(refusal.get()).isInstanceOf(kind).hasMessageContainingAll(said);
    Refusals.check(refusal.get());
  }

  static Definition definition(String text) {
    return new DefinitionReader(EMPTY).read("hostile.yaml", text, List.of());
  }

  static Game game(String text) {
    return Game.of(definition(text));
  }

  static void pgn(String text) {
    Pgn.read(text, tags -> Optional.of(CompiledGames.of("chess")));
  }

  static Library library(Map<String, String> texts) {
    return new Library() {
      @Override
      public Optional<String> text(String id) {
        return Optional.ofNullable(texts.get(id));
      }

      @Override
      public List<String> ids() {
        return texts.keySet().stream().sorted().toList();
      }
    };
  }

  /** A definition with the largest board and one kind of piece, which moves by the given notation. */
  static String lonely(String movement) {
    return """
        game: Lonely
        board: 22x23
        start: "22/22/22/22/22/22/22/22/22/7A14/22/22/22/22/22/22/22/22/22/22/22/22/22 w - - 0 1"
        pieces: { A: { name: piece, moves: "%s" } }
        """.formatted(movement);
  }
}
