package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is larger than can be held in mind is cut. The lists of exceptions are exact: they can only shrink. */
class SizeTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", "."));
  private static final List<String> MODULES = List.of("rules", "rules-testkit", "engine", "protocol", "lab",
      "server", "app", "bench");

  private static final int FILES = 30;
  private static final Map<String, Long> LARGE_PACKAGES = Map.of("org/variorum/testkit/naive", 42L);

  private static final int LINES = 400;
  private static final List<String> LONG_FILES = List.of("Walker.java");

  @Test
  void noPackageHasTooManyFiles() {
    Map<String, Long> counts = java().collect(
        Collectors.groupingBy(SizeTest::folder, TreeMap::new, Collectors.counting()));
    counts.values().removeIf(count -> count <= FILES);
    assertThat(counts).isEqualTo(LARGE_PACKAGES);
  }

  @Test
  void noSourceIsTooLong() {
    Stream<Path> pages = sources(ROOT.resolve("web/src"), "(?!.*\\.test\\.ts$).*\\.(ts|svelte)");
    assertThat(Stream.concat(java(), pages).filter(source -> lines(source).size() > LINES)
        .map(source -> source.getFileName().toString())).containsExactlyInAnyOrderElementsOf(LONG_FILES);
  }

  private static Stream<Path> java() {
    return MODULES.stream().map(module -> ROOT.resolve(module).resolve("src/main/java"))
        .flatMap(folder -> sources(folder, ".*\\.java"));
  }

  /** {@code org/variorum/rules/board}. */
  private static String folder(Path source) {
    return source.toString().replace('\\', '/').replaceFirst(".*/src/main/java/(.*)/[^/]*", "$1");
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
