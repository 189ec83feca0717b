package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is larger than can be seen whole is cut. The lists of exceptions are exact: they can only shrink. */
class SizeTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", "."));
  private static final List<String> MODULES =
      List.of("rules", "rules-testkit", "language-server", "view-processor", "view", "engine",
          "browser-library", "browser", "protocol", "lab", "server", "app", "release", "bench", "fuzz");
  private static final List<String> SOURCES = List.of("src/main/java", "src/test/java");

  private static final int FILES = 30;

  private static final int LINES = 400;
  private static final List<String> LONG_FILES = List.of();

  private static final int STATEMENTS = 40;
  /** Tables. */
  private static final List<String> LONG_METHODS =
      List.of("XBoardCommandReader.java: static XBoardCommand read(String line) {",
          "XBoardSession.java: private void execute(XBoardCommand command) {");
  /** How a method begins, or something else that is called; in group 1 what stands before it. */
  private static final Pattern BEGINNING =
      Pattern.compile("( ++)(?!return |throw )(?:[\\w<@][\\w<>\\[\\], .?@&]* )?\\w*[a-z]\\w*\\(.*");
  private static final Pattern NO_METHOD = Pattern.compile("->|\\b(?:new|record|class) ");

  @Test
  void noPackageHasTooManyFiles() {
    Map<String, Long> counts = java().collect(
        Collectors.groupingBy(SizeTest::folder, TreeMap::new, Collectors.counting()));
    counts.values().removeIf(count -> count <= FILES);
    assertThat(counts).isEmpty();
  }

  @Test
  void noSourceIsTooLong() {
    Stream<Path> pages =
        Stream.of("web/src", "web/e2e", "web/one-file", "browser/src/main/npm/src").map(ROOT::resolve)
            .flatMap(folder -> sources(folder, ".*\\.(ts|svelte)"));
    assertThat(Stream.concat(java(), pages).filter(source -> lines(source).size() > LINES)
        .map(source -> source.getFileName().toString())).containsExactlyInAnyOrderElementsOf(LONG_FILES);
  }

  @Test
  void noMethodIsTooLong() {
    assertThat(java().flatMap(source -> longMethods(source.getFileName() + ": ", lines(source)).stream()))
        .containsExactlyInAnyOrderElementsOf(LONG_METHODS);
  }

  /** What the formatter has written is read by its indentation. */
  private static List<String> longMethods(String file, List<String> lines) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher beginning = BEGINNING.matcher(lines.get(i));
      List<String> rest = lines.subList(i, lines.size());
      int last = (int) rest.stream().takeWhile(SizeTest::goesOn).count();
      List<String> head = rest.subList(0, Math.min(last + 1, rest.size()));
      if (beginning.matches() && head.getLast().endsWith("{")
          && !NO_METHOD.matcher(String.join(" ", head)).find()) {
        long length =
            rest.stream().skip(head.size()).takeWhile(line -> !line.equals(beginning.group(1) + "}"))
                .filter(line -> !line.isBlank() && !line.strip().matches("(//|/?\\*).*")).count();
        if (length > STATEMENTS) {
          found.add(file + lines.get(i).strip());
        }
      }
    }
    return found;
  }

  private static boolean goesOn(String line) {
    return !line.matches(".*[{;}]");
  }

  private static Stream<Path> java() {
    return MODULES.stream().flatMap(module -> SOURCES.stream().map(ROOT.resolve(module)::resolve))
        .filter(Files::isDirectory).flatMap(folder -> sources(folder, ".*\\.java"));
  }

  /** {@code main/java/org/variorum/rules/board}. */
  private static String folder(Path source) {
    return source.toString().replace('\\', '/').replaceFirst(".*/src/(.*)/[^/]*", "$1");
  }

  private static Stream<Path> sources(Path folder, String name) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.getFileName().toString().matches(name)).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> lines(Path source) {
    try {
      return Files.readAllLines(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
