package org.variorum.fuzz;

import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.variorum.fuzz.FuzzedReaders.library;
import static org.variorum.fuzz.FuzzedReaders.lonely;
import static org.variorum.fuzz.FuzzedReaders.refused;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;

/** Definitions made to exhaust time, memory or stack, or to reach files: each is refused in time. */
class HostileDefinitionTest {

  @Nested
  class LargeDefinitions {

    static Stream<Arguments> large() {
      return Stream.of(
          arguments("keys",
              IntStream.range(0, 50_000).mapToObj(i -> "key" + i + ": 1\n").collect(Collectors.joining())),
          arguments("pieces", lonely("W").replace("}", IntStream.range(0, 30_000)
              .mapToObj(i -> ", m" + i + ": { name: x }").collect(Collectors.joining()) + "}")),
          arguments("scalar", "game: " + "x".repeat(900_000)),
          arguments("comment", "#".repeat(900_000)),
          arguments("blank lines", "\n".repeat(900_000)),
          arguments("start", lonely("W").replace("22/22/", "22/".repeat(250_000))),
          arguments("letters", lonely("W") + "en passant: " + "B ".repeat(400_000)),
          arguments("movement", lonely("W".repeat(900_000))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("large")
    void areRefusedInTime(String what, String text) throws Exception {
      refused(DefinitionException.class, text, FuzzedReaders::game, "hostile.yaml:");
    }
  }

  @Nested
  class ClevernessInYaml {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        game: &a Chess | anchors are not part of the language
        game: *a | aliases are not part of the language
        game: !!str Chess | tags are not part of the language
        game: !!javax.script.ScriptEngineManager [] | tags are not part of the language
        game: !<tag:yaml.org,2002:java/object> x | tags are not part of the language
        """)
    void isRefused(String text, String said) throws Exception {
      refused(DefinitionException.class, text, FuzzedReaders::definition, said, "hostile.yaml:1:7");
    }

    @Test
    void doesNotMultiplyLaughs() throws Exception {
      StringBuilder laughs = new StringBuilder("a0: &a0 [lol, lol, lol]\n");
      for (int i = 1; i < 100; i++) {
        laughs.append("a%d: &a%d [%s]\n".formatted(i, i, ("*a" + (i - 1) + ",").repeat(9)));
      }
      refused(DefinitionException.class, laughs.toString(), FuzzedReaders::definition,
          "aliases are not part of the language");
    }

    @Test
    void doesNotMergeKeys() throws Exception {
      refused(DefinitionException.class, "game: x\n<<: { board: 8x8 }\n", FuzzedReaders::definition, "<<");
    }

    @Test
    void doesNotStartASecondDocument() throws Exception {
      refused(DefinitionException.class, lonely("W") + "---\n" + lonely("W"), FuzzedReaders::definition,
          "one definition");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{a: ", "- ", "? ", "{? ", "[{"})
    void doesNotNest(String opening) throws Exception {
      refused(DefinitionException.class, "pieces: " + opening.repeat(100_000), FuzzedReaders::definition,
          "hostile.yaml:1:");
    }

    @Test
    void doesNotNestByIndentation() throws Exception {
      String text =
          IntStream.range(0, 1_000).mapToObj(i -> " ".repeat(i) + "a:\n").collect(Collectors.joining());
      refused(DefinitionException.class, text, FuzzedReaders::definition, "nested deeper than 16 levels");
    }
  }

  @Nested
  class Inheritance {

    @Test
    void inACircleIsRefused() throws Exception {
      Library circle = library(Map.of("a", "from: b", "b", "from: c", "c", "from: a"));
      refused(DefinitionException.class, "a", id -> new DefinitionReader(circle).read(id, List.of()),
          "a definition cannot start from itself: a from b from c from a");
    }

    @Test
    void fromItselfIsRefused() throws Exception {
      Library circle = library(Map.of("a", "from: a"));
      refused(DefinitionException.class, "a", id -> new DefinitionReader(circle).read(id, List.of()),
          "a.yaml:1:7", "a definition cannot start from itself");
    }

    @Test
    void withoutEndIsRefused() throws Exception {
      Library endless = new Library() {
        @Override
        public Optional<String> text(String id) {
          return Optional.of("from: a" + (Integer.parseInt(id.substring(1)) + 1));
        }

        @Override
        public List<String> ids() {
          return List.of();
        }
      };
      refused(DefinitionException.class, "a1", id -> new DefinitionReader(endless).read(id, List.of()),
          "a definition cannot have more than 16 ancestors");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../chess", "/etc/passwd", "a\\0b", "..", "chess.yaml", "CON", "\\ud800", "%00"})
    void leavesTheFolderOfGamesAlone(String id) throws Exception {
      refused(DefinitionException.class, "from: \"" + id + "\"\n",
          text -> CompiledGames.READER.read("hostile.yaml", text, List.of()), "hostile.yaml:1:");
    }
  }
}
