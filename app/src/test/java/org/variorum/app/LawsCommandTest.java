package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.app.laws.LawReport;
import org.variorum.testkit.laws.LawTrial.Breach;
import org.variorum.testkit.laws.LawTrial.Finding;

class LawsCommandTest {

  private static final String MINE = """
      game: Mine
      board: 6x6
      start: "rnkbnr/pppppp/6/6/PPPPPP/RNKBNR w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        N: { name: knight, moves: N }
        B: { name: bishop, moves: B }
        P: { name: pawn, moves: mfWcfF, promotes: { becomes: R B N, in: rank 6 } }
      options:
        far-knights: { about: Knights go on., pieces: { N: { moves: NN } } }
      """;

  @TempDir private Path directory = Path.of("");

  private String file(String text) throws IOException {
    return Files.writeString(directory.resolve("mine.yaml"), text).toString();
  }

  @Test
  void aGoodDefinitionKeepsAllLaws() throws IOException {
    CommandRun run = CommandRun.of("laws", file(MINE), "--positions", "20", "--seed", "7");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines()).hasSizeGreaterThan(20)
        .anyMatch(line -> line
            .matches("ok +taking back +40 +\\d+\\.\\d\\d s  unmaking a move restores the position"))
        .anyMatch(line -> line.matches("- +starts +0 .*")).last().asString()
        .matches("OK \\d+ laws hold; \\d do not apply to this game; seed 7; \\d+\\.\\d s");
  }

  @Test
  void aGameIsNamedByItsIdToo() {
    CommandRun run = CommandRun.of("laws", "gardner", "--positions", "2");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("OK ");
  }

  @Test
  void whatIsNoDefinitionIsRefusedAsElsewhere() throws IOException {
    CommandRun missing = CommandRun.of("laws", "gardnr");
    assertThat(missing.status()).isEqualTo(2);
    assertThat(missing.err()).contains("did you mean gardner?");
    CommandRun broken = CommandRun.of("laws", file(MINE.replace("moves: B", "mvoes: B")));
    assertThat(broken.status()).isEqualTo(1);
    assertThat(broken.err()).contains("mine.yaml:8:").contains("did you mean");
    assertThat(broken.out()).isEmpty();
    CommandRun none = CommandRun.of("laws", file(MINE), "--positions", "0");
    assertThat(none.status()).isEqualTo(2);
    assertThat(none.err()).contains("--positions takes a number from 1 on");
  }

  /** A definition cannot break a law if the program is right, so that the report is given a breach. */
  @Test
  void aBrokenLawIsToldWithAllThatFindsItAgain() {
    LawReport report = new LawReport("mine.yaml", 3, 50, List.of(
        new Finding("fen", "what is read was written", 50, Duration.ofMillis(20), Optional.empty()),
        new Finding("naive", "both agree", 12, Duration.ofMillis(500),
            Optional
                .of(new Breach("mine.yaml with far-knights", Optional.of("4k3 w"), List.of("a1a2", "b1b2"),
                    "check in 4k3 w: expected true, found false")))));
    assertThat(report.isSound()).isFalse();
    assertThat(report.lines()).containsExactly(
        "ok     fen                 50     0.02 s  what is read was written",
        "BROKEN naive               12     0.50 s  both agree",
        "       definition: mine.yaml with far-knights", "       position: 4k3 w", "       moves: a1a2 b1b2",
        "       check in 4k3 w: expected true, found false",
        "       repeat: ./variorum laws mine.yaml --seed 3 --positions 50",
        "1 of 2 laws broken; 0 do not apply to this game; seed 3; 0.5 s");
  }
}
