package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples of docs/movement.md are true. */
class MovementPageTest {

  private static final Pattern READ = Pattern.compile("\\| `([^`]+)` \\| ([a-i1-9 ]+|–) \\| .* \\|");
  private static final Pattern REFUSED = Pattern.compile("\\| `([^`]+)` \\| [^|]+ \\|");

  static Stream<Arguments> read() throws IOException {
    return rows(READ).map(row -> Arguments.of(row.group(1), row.group(2)));
  }

  static Stream<Arguments> refused() throws IOException {
    return rows(REFUSED).map(row -> Arguments.of(row.group(1)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("read")
  void movementReachesTheSquaresBesideIt(String movement, String squares) {
    String reached = Scene.on(9, "e5").reached(movement);
    if (!squares.equals("–")) {
      assertThat(reached).isEqualTo(squares);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("refused")
  void refusalIsRefused(String movement) {
    assertThatExceptionOfType(BetzaException.class).isThrownBy(() -> Betza.parse(movement));
  }

  @Test
  void everyLetterHasAnExample() throws IOException {
    String examples =
        String.join(" ", Stream.concat(read(), refused()).map(row -> (String) row.get()[0]).toList());
    for (BetzaLetter letter : BetzaLetter.all()) {
      if (!(letter instanceof BetzaRefusal)) {
        assertThat(examples).contains(String.valueOf(letter.letter()));
      }
    }
  }

  @Test
  void lettersAreDifferent() {
    assertThat(BetzaLetter.all()).extracting(BetzaLetter::letter).doesNotHaveDuplicates();
    assertThat(BetzaLetter.all()).allSatisfy(letter -> {
      assertThat(letter.meaning()).isNotBlank();
      assertThat(letter.documentation()).endsWith(".");
    });
  }

  private static Stream<Matcher> rows(Pattern pattern) throws IOException {
    List<String> lines =
        Files.readAllLines(Path.of(System.getProperty("variorum.root"), "docs", "movement.md"));
    return lines.stream().map(pattern::matcher).filter(Matcher::matches);
  }
}
