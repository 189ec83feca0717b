package org.variorum.testkit.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.laws.DefinitionLaws;

/**
 * Definitions that nobody has written hold the laws, or are refused: what the program writes it reads, bulk counting, lists
 * of moves and the naive interpreter agree. The profile {@code deep} tries tens of thousands.
 */
@Execution(ExecutionMode.CONCURRENT)
class RandomDefinitionTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int BATCHES = DEEP ? 1000 : 1;
  private static final int BATCH = 50;

  static LongStream batches() {
    return LongStream.range(0, BATCHES);
  }

  @ParameterizedTest
  @MethodSource("batches")
  void areRefusedOrHoldTheLaws(long batch) {
    List<Optional<String>> refusals = LongStream.range(batch * BATCH, (batch + 1) * BATCH)
        .mapToObj(RandomDefinitionTest::holdOrMend).toList();
    assertThat(refusals.stream().filter(Optional::isEmpty)).as("played; the others: %s", refusals)
        .hasSizeGreaterThan(BATCH / 8);
  }

  /** What is refused names a line of the file, and is played, if it can be, without what it is refused for. */
  private static Optional<String> holdOrMend(long seed) {
    String text = RandomDefinition.text(seed);
    Optional<String> refusal = hold(text, seed);
    if (refusal.isPresent()) {
      assertThat(GameFiles.errors(text)).as("%s of seed %s:%n%s", refusal, seed, text).isNotEmpty()
          .allMatch(problem -> problem.line() > 0 && problem.line() <= text.lines().count());
    }
    return refusal.isPresent() ? hold(MendedDefinition.of(text), seed) : refusal;
  }

  private static Optional<String> hold(String text, long seed) {
    try {
      return DefinitionLaws.check(text, seed, DEEP ? 2 : 1, DEEP ? 40 : 20);
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("seed " + seed + ":\n" + text, e);
    }
  }

  @Test
  void theSameSeedGivesTheSameText() {
    assertThat(RandomDefinition.text(7)).isEqualTo(RandomDefinition.text(7))
        .isNotEqualTo(RandomDefinition.text(8));
  }

  static IntStream files() {
    return IntStream.rangeClosed(3, 16);
  }

  /** On boards of every size, or of a fifth of the sizes by default, with and without holes, with pieces that are captured en passant. */
  @ParameterizedTest
  @MethodSource("files")
  void boardsOfEverySizeHoldTheLaws(int files) {
    for (int ranks = DEEP ? 3 : 3 + files % 5; ranks <= 16; ranks += DEEP ? 1 : 5) {
      for (boolean hole : List.of(false, true)) {
        String text = pawns(files, ranks, hole);
        assertThat(DefinitionLaws.check(text, files + ranks, 1, DEEP ? 60 : 5)).as(text).isEmpty();
      }
    }
  }

  /** The largest, of up to 512 squares. */
  @ParameterizedTest
  @CsvSource({"22, 23", "20, 25", "19, 26", "22, 5"})
  void boardsOfManySquaresHoldTheLaws(int files, int ranks) {
    for (boolean hole : List.of(false, true)) {
      String text = pawns(files, ranks, hole);
      assertThat(DefinitionLaws.check(text, files + ranks, 1, DEEP ? 60 : 5)).as(text).isEmpty();
    }
  }

  /** A king and a piece that does not capture each; from five ranks on, pawns. */
  private static String pawns(int files, int ranks, boolean hole) {
    String middle = hole ? "*" + (files - 1) : String.valueOf(files);
    StringBuilder start = new StringBuilder(files - 2 + "sk");
    for (int rank = ranks - 1; rank > 1; rank--) {
      boolean pieces = ranks > 4 && (rank == ranks - 1 || rank == 2);
      start.append('/').append(pieces ? (rank == 2 ? "P" : "p").repeat(files)
          : rank == Math.max(2, ranks / 2) && !pieces ? middle : String.valueOf(files));
    }
    start.append("/KS").append(files - 2);
    int holed = Math.max(2, ranks / 2);
    boolean holds = hole && start.indexOf("*") >= 0;
    return """
        game: Pawns
        board: %dx%d%s
        pieces:
          K: { name: king, royal: yes, moves: K }
          S: { name: sentinel, moves: mQ }
          P: { name: pawn, moves: mfWcfFifmnD, promotes: { becomes: S, in: rank %d } }
        en passant: P
        start: "%s w - - 0 1"
        """.formatted(files, ranks, holds ? " without a" + holed : "", ranks, start);
  }
}
