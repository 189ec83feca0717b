package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.testkit.pairs.Combinations;
import org.variorum.testkit.pairs.Pairs;
import org.variorum.testkit.pairs.Pairs.Pair;

/**
 * Any two mechanisms play together or are refused with the reason. {@code refused-pairs.txt} lists which are refused, so that a change of
 * that is seen; with {@code -Dvariorum.print=true} it is written again.
 */
@Execution(ExecutionMode.CONCURRENT)
class PairsTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final boolean PRINT = Boolean.getBoolean("variorum.print");
  /** By default one in this many pairs is tried, and all that are listed as refused. */
  private static final int SHARE = 48;
  private static final Path ROOT = Path.of(System.getProperty("variorum.root", ".."));
  private static final Path LIST = ROOT.resolve("rules-testkit/src/main/resources/refused-pairs.txt");
  private static final Pairs PAIRS = new Pairs(new DirectoryLibrary(ROOT.resolve("games")));
  private static final Set<Pair> REFUSED = Pairs.refused();

  /** The pairs that are found out, with the reasons of those that are refused; compiled once for both tests. */
  private static final class Found {
    static final Map<Pair, Optional<String>> REASONS = reasons();
  }

  /** Threads run what is written here, and not in the class that is being made ready while they run. */
  private static Map<Pair, Optional<String>> reasons() {
    return PAIRS.all().parallelStream()
        .filter(pair -> DEEP || PRINT || isSampled(pair) || REFUSED.contains(pair))
        .collect(Collectors.toMap(pair -> pair, PAIRS::refusal));
  }

  private static boolean isSampled(Pair pair) {
    return Math.floorMod((pair.one() + " " + pair.other()).hashCode(), SHARE) == 0;
  }

  @Test
  void eachAlonePlays() {
    assertThat(PAIRS.names()).hasSizeGreaterThan(40)
        .allSatisfy(name -> assertThat(PAIRS.refusal(List.of(name))).as(name).isEmpty());
  }

  @Test
  void fewPairsAreRefusedAndTheListSaysWhich() throws IOException {
    Set<Pair> refused = Found.REASONS.entrySet().stream().filter(each -> each.getValue().isPresent())
        .map(Map.Entry::getKey).collect(Collectors.toSet());
    if (PRINT) {
      print(refused);
    }
    assertThat(refused.size() * 20).as("refused pairs").isLessThanOrEqualTo(PAIRS.all().size());
    assertThat(refused).isEqualTo(REFUSED);
  }

  private static void print(Set<Pair> refused) throws IOException {
    String comments = Files.readAllLines(LIST).stream().filter(line -> line.startsWith("#"))
        .collect(Collectors.joining("\n", "", "\n"));
    Map<Integer, String> lines = new TreeMap<>();
    PAIRS.all().stream().filter(refused::contains).forEach(pair -> lines
        .merge(PAIRS.names().indexOf(pair.one()), pair.one() + ": " + pair.other(),
            (line, _) -> line + " " + pair.other()));
    Files.writeString(LIST, comments + String.join("\n", lines.values()) + "\n");
  }

  /** A reason is one for people: it stands on the page beside its pair. */
  @Test
  void thePageSaysOfEachRefusedPairWhy() {
    String page = Combinations.markdown(PAIRS);
    assertThat(REFUSED).allSatisfy(pair -> assertThat(page).containsPattern(
        "\n\\| " + pair.one() + " \\| " + pair.other() + " \\| [^|]*\\w[^|]* [^|]*\\w[^|]* \\|\n"));
    assertThat(page.lines().filter(line -> line.matches("\\| \\d+ \\| .*")))
        .hasSameSizeAs(PAIRS.names());
  }

  static Stream<Pair> played() {
    return Found.REASONS.entrySet().stream().filter(each -> each.getValue().isEmpty()).map(Map.Entry::getKey)
        .filter(pair -> DEEP || isSampled(pair));
  }

  /** A sample of those that play, or, deep, all. */
  @ParameterizedTest
  @MethodSource
  void played(Pair pair) {
    DefinitionLaws.check(PAIRS.definition(pair), List.of(pair.one(), pair.other()).hashCode(), 1, 16);
  }
}
