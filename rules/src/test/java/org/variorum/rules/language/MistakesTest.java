package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;

/** Plausible mistakes, written as a beginner would, are answered with place, cause and remedy. */
class MistakesTest {

  private static final DefinitionReader READER = new DefinitionReader(
      new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  /** A text with mistakes and the complaints about it, line by line. */
  record Mistake(String text, List<String> told) {

    static Mistake of(String block) {
      List<String> lines = block.lines().filter(line -> !line.startsWith("#")).toList();
      return new Mistake(String.join("\n", lines.stream().filter(line -> !line.startsWith("=> ")).toList()),
          lines.stream().filter(line -> line.startsWith("=> ")).map(line -> line.substring(3)).toList());
    }

    /** The file with the mistake, laid over another game if it is not written as a whole file. */
    String file() {
      return (text.startsWith("game:") ? text : "game: A\nfrom: chess\n" + text) + "\n";
    }
  }

  static Stream<Mistake> mistakes() throws IOException {
    List<Mistake> mistakes = new ArrayList<>();
    for (String file : List.of("mistakes", "mistakes-conditions", "mistakes-values", "mistakes-words",
        "mistakes-yaml")) {
      mistakes.addAll(in("/" + file + ".txt"));
    }
    return mistakes.stream();
  }

  private static List<Mistake> in(String resource) throws IOException {
    try (var stream = MistakesTest.class.getResourceAsStream(resource)) {
      String text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("\n\n")).map(Mistake::of).filter(mistake -> !mistake.text().isEmpty())
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void areAnswered(Mistake mistake) {
    List<FileProblem> problems = READER.check("my.yaml", mistake.file(), Game::flaws);
    assertThat(problems.stream().map(FileProblem::toString)).isNotEmpty()
        .containsExactlyElementsOf(mistake.told());
  }

  @Test
  void thereAreMoreThanThirty() throws IOException {
    assertThat(mistakes()).hasSizeGreaterThan(30);
  }
}
