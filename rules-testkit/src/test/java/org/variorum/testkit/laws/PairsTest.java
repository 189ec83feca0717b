package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;

/** Any two mechanisms play together or are refused with the reason; the table of both is printed into the docs. */
@Execution(ExecutionMode.CONCURRENT)
class PairsTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final boolean PRINT = Boolean.getBoolean("variorum.print");
  /** By default one pair of so many is found out, and all that the page says are refused. */
  private static final int SHARE = 24;
  private static final Path ROOT = Path.of(System.getProperty("variorum.root", ".."));
  private static final Path PAGE = ROOT.resolve("docs/combinations.md");
  private static final String TEXT = text();
  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(ROOT.resolve("games")));
  private static final List<String> NAMES =
      TEXT.lines().filter(PairsTest::isOption).map(PairsTest::name).toList();

  /** Two of them in the order of the file, and why they are refused; empty if they play. */
  private record Pair(String one, String other, Optional<String> reason) {}

  private static String text() {
    try (var stream = PairsTest.class.getResourceAsStream("/pairs.yaml")) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The game with these options alone, each on its own line, which is read faster. */
  private static String text(List<String> names) {
    return TEXT.replace("START", start(names)).lines()
        .map(line -> isOption(line) && !names.contains(name(line)) ? "" : line)
        .collect(Collectors.joining("\n"));
  }

  private static boolean isOption(String line) {
    return line.startsWith("  ") && line.contains("about:");
  }

  private static String name(String line) {
    return line.strip().replaceAll(":.*", "");
  }

  private static String start(List<String> names) {
    boolean without = names.contains("no-royal-piece");
    boolean castles = names.stream().anyMatch(name -> name.startsWith("castling"));
    boolean gating = names.contains("gating");
    boolean hands =
        gating || names.contains("walls-dropped")
            || names.stream().anyMatch(name -> name.contains("hands") || name.startsWith("drops"));
    String held = (names.contains("endless-hands") ? "Pp" : "") + (gating ? "Bb" : "")
        + (names.contains("walls-dropped") ? "Ss" : "");
    String first = without ? "RNBQ1BNR" : "RNBQKBNR";
    String castling = !castles ? "" : without ? "kq" : "KQkq";
    String rights = castling + (gating ? "CFcf" : castles ? "" : "-");
    return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/" + first
        + (hands ? "[" + held + "]" : "") + " w " + rights + " -"
        + (names.contains("checks") ? " 3+3" : "") + " 0 1";
  }

  /** The reason for which mechanisms are refused together, or the game that they are. */
  private static Optional<String> refusal(List<String> names) {
    try {
      Game.of(READER.read("pairs.yaml", text(names), names)).start();
      return Optional.empty();
    } catch (UnplayableDefinitionException e) {
      return e.flaws().stream().map(Flaw::reason).findFirst();
    } catch (DefinitionException e) {
      return Optional.of(e.problems().stream().filter(problem -> problem.severity() == Severity.ERROR)
          .map(problem -> problem.message()).findFirst().orElse(String.valueOf(e.getMessage())));
    }
  }

  /** The pairs that are found out, compiled once for both tests. */
  private static final class Found {
    static final String PAGE_TEXT = told();
    static final List<Pair> PAIRS = pairs();
  }

  private static String told() {
    try {
      return Files.readString(PAGE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Threads run what is written here, and not in the class that is being made ready while they run. */
  private static List<Pair> pairs() {
    return IntStream.range(0, NAMES.size()).boxed().parallel().flatMap(one -> pairs(NAMES.get(one), one + 1))
        .toList();
  }

  private static Stream<Pair> pairs(String one, int from) {
    return NAMES.subList(from, NAMES.size()).stream()
        .filter(
            other -> DEEP || PRINT || isSampled(one, other) || Found.PAGE_TEXT.contains(begin(one, other)))
        .map(other -> new Pair(one, other, refusal(List.of(one, other))));
  }

  @Test
  void eachAlonePlays() {
    assertThat(NAMES).hasSizeGreaterThan(40)
        .allSatisfy(name -> assertThat(refusal(List.of(name))).as(name).isEmpty());
  }

  @Test
  void fewPairsAreRefusedAndThePageSaysWhich() throws IOException {
    List<Pair> pairs = Found.PAIRS;
    List<String> refused = pairs.stream().flatMap(PairsTest::row).toList();
    assertThat(refused.size() * 20).as("refused pairs")
        .isLessThanOrEqualTo(NAMES.size() * (NAMES.size() - 1) / 2);
    if (!DEEP && !PRINT) {
      assertThat(
          Found.PAGE_TEXT.lines().filter(line -> line.matches("\\| [a-z].*") && !line.startsWith("| one |")))
          .isEqualTo(refused);
      return;
    }
    String page = page(pairs);
    if (PRINT) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(page);
  }

  private static boolean isSampled(String one, String other) {
    return Math.floorMod((one + " " + other).hashCode(), SHARE) == 0;
  }

  private static String begin(String one, String other) {
    return "\n| " + one + " | " + other + " | ";
  }

  /** What the page says of a pair that is refused. */
  private static Stream<String> row(Pair pair) {
    return pair.reason().stream()
        .map(reason -> begin(pair.one(), pair.other()).strip() + " " + reason.replace("|", "\\|") + " |");
  }

  static Stream<Pair> played() {
    return Found.PAIRS.stream().filter(pair -> pair.reason().isEmpty())
        .filter(pair -> DEEP || isSampled(pair.one(), pair.other()));
  }

  /** A sample of those that play, or, deep, all. */
  @ParameterizedTest
  @MethodSource
  void played(Pair pair) {
    List<String> names = List.of(pair.one(), pair.other());
    DefinitionLaws.hold(READER.read("pairs.yaml", text(names), names),
        names.hashCode(), 1, 16);
  }

  private static String page(List<Pair> pairs) {
    long refused = pairs.stream().filter(pair -> pair.reason().isPresent()).count();
    StringBuilder page = new StringBuilder("""
        # What plays together

        Each row and column is one mechanism in the words of a small game on the board of chess
        (`rules-testkit/src/test/resources/pairs.yaml`). A test lays any two of them over each other: the game is read, compiled and
        played for some moves, or refused with the reason. This page is printed by that test
        (`./mvnw -pl rules-testkit -am test -Dtest=PairsTest -Dvariorum.print=true -Dsurefire.failIfNoSpecifiedTests=false`); the laws over random definitions hold what plays to the rules.

        """);
    page.append("Of ").append(pairs.size()).append(" pairs ").append(pairs.size() - refused)
        .append(" play and ").append(refused)
        .append(" are refused.\n\n## Refused\n\n| one | the other | because |\n| --- | --- | --- |\n");
    pairs.stream().flatMap(PairsTest::row).forEach(row -> page.append(row).append("\n"));
    page.append(
        "\n## All\n\n`+` plays, `-` is refused. Columns stand in the order of rows, numbered.\n\n| | | ");
    Map<String, Boolean> plays = new TreeMap<>();
    pairs.forEach(pair -> plays.put(pair.one() + " " + pair.other(), pair.reason().isEmpty()));
    page.append(numbers()).append(" |\n| --- | ---").append(" | ---".repeat(NAMES.size())).append(" |\n");
    for (int row = 0; row < NAMES.size(); row++) {
      page.append("| ").append(row + 1).append(" | ").append(NAMES.get(row));
      for (int column = 0; column < NAMES.size(); column++) {
        String key = NAMES.get(Math.min(row, column)) + " " + NAMES.get(Math.max(row, column));
        page.append(" | ").append(row == column ? "" : plays.getOrDefault(key, false) ? "+" : "-");
      }
      page.append(" |\n");
    }
    return page.toString();
  }

  private static String numbers() {
    return IntStream.rangeClosed(1, NAMES.size()).mapToObj(Integer::toString)
        .collect(Collectors.joining(" | "));
  }
}
