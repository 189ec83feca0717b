package org.variorum.testkit.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.testkit.GameFiles;

/**
 * The compiled game and the naive interpreter say the same, for every definition with each option: on positions of random games, and
 * on random arrangements.
 *
 * <p>How much is asked can be said ({@code CONTRIBUTING.md}): {@code variorum.oracle.games} and
 * {@code variorum.oracle.arrangements}, of the definitions that {@code variorum.oracle.of} names; with {@code variorum.oracle.alone}
 * of the games alone as their files begin them, without options and compositions. Of {@code variorum.oracle.share} positions of a
 * game one is compared on average, and the last. Then a line is printed for each.
 */
@Execution(ExecutionMode.CONCURRENT)
class OracleTest {

  private static final int ASKED = Boolean.getBoolean("variorum.deep") ? 4_000 : 3;
  private static final int GAMES = Integer.getInteger("variorum.oracle.games", 0);
  private static final int ARRANGEMENTS = Integer.getInteger("variorum.oracle.arrangements", 0);
  private static final int SHARE = Integer.getInteger("variorum.oracle.share", 12);
  private static final boolean ALONE = Boolean.getBoolean("variorum.oracle.alone");
  private static final List<String> OF = List.of(System.getProperty("variorum.oracle.of", "").split(","));

  /** A name without an option stands for all options of the definition. */
  static List<Variant> variants() {
    return LawsTest.variants().stream().filter(variant -> OF.contains("") || OF.contains(variant.name())
        || OF.contains(variant.name().replaceFirst("@.*", "")))
        .filter(variant -> !ALONE || GameFiles.ids().contains(variant.name())).toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void compiledAgreesWithNaive(Variant variant) {
    Oracle oracle = new Oracle(variant, SHARE);
    if (GAMES + ARRANGEMENTS == 0) {
      oracle.comparePositions(ASKED);
      oracle.compareArrangements(ASKED);
      return;
    }
    Instant start = Instant.now();
    oracle.playGames(GAMES);
    oracle.compareArrangements(ARRANGEMENTS);
    System.out.println(variant + ": " + oracle + ", in "
        + Duration.between(start, Instant.now()).toSeconds() + " s");
  }
}
