package org.variorum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code docs/security.md} answers each requirement of the standard once, and names tests that exist. */
class SecurityPageTest {

  private static final Path ROOT = Path.of(Objects.requireNonNull(System.getProperty("variorum.root")));
  private static final Pattern NUMBER = Pattern.compile("(V\\d+\\.\\d+\\.)(\\d+)(?:–V\\d+\\.\\d+\\.(\\d+))?");
  private static final Pattern TEST = Pattern.compile("`(\\w+Test|[\\w.-]+\\.(?:spec|test)\\.ts)`");

  @Test
  void everyRequirementOfLevelsOneAndTwoIsAnsweredOnce() throws IOException {
    List<String> required = required();
    assertThat(required).hasSize(253);
    assertThat(answered()).containsExactlyInAnyOrderElementsOf(required);
  }

  private static List<String> required() throws IOException {
    try (InputStream stream =
        Objects.requireNonNull(SecurityPageTest.class.getResourceAsStream("asvs-5.0.0.txt"))) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(line -> line.startsWith("V")).flatMap(line -> {
            String[] words = line.split(" ");
            return Stream.of(words).skip(1).map(number -> words[0] + "." + number);
          }).toList();
    }
  }

  private static List<String> answered() throws IOException {
    List<String> numbers = new ArrayList<>();
    for (String line : Files.readAllLines(ROOT.resolve("docs/security.md"))) {
      if (line.startsWith("| V")) {
        NUMBER.matcher(line.split("\\|")[1]).results().flatMap(SecurityPageTest::all).forEach(numbers::add);
      }
    }
    return numbers;
  }

  private static Stream<String> all(MatchResult range) {
    int first = Integer.parseInt(range.group(2));
    int last = range.group(3) == null ? first : Integer.parseInt(range.group(3));
    return IntStream.rangeClosed(first, last).mapToObj(number -> range.group(1) + number);
  }

  @Test
  void everyTestThatIsNamedIsThere() throws IOException {
    Set<String> named = TEST.matcher(Files.readString(ROOT.resolve("docs/security.md"))).results()
        .map(result -> result.group(1)).collect(Collectors.toCollection(TreeSet::new));
    assertThat(named).hasSizeGreaterThan(30);
    assertThat(tests()).containsAll(named);
  }

  /** Every test of the project: classes of Java and files of the pages. */
  private static Set<String> tests() throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      modules.map(module -> module.resolve("src/test/java")).filter(Files::isDirectory)
          .forEach(folder -> names.addAll(files(folder, ".java")));
    }
    names.addAll(files(ROOT.resolve("web/src"), ""));
    names.addAll(files(ROOT.resolve("web/e2e"), ""));
    return names;
  }

  private static List<String> files(Path folder, String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(ending))
          .map(name -> name.substring(0, name.length() - ending.length())).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
