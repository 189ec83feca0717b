package org.variorum.server.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Definitions on trial in a process. */
class ProcessTrialTest {

  private static final String GAME = """
      game: Rooks
      board: 8x8
      start: "1k6/8/8/8/8/8/8/R6K w - - 0 1"
      pieces: { R: { name: rook, moves: R }, K: { name: king, royal: yes, moves: K } }
      """;

  private static Verdict examine(String text, TrialBounds bounds) throws InterruptedException {
    return new ProcessTrial(bounds).examine(new Texts("rooks", Map.of("rooks", text), null));
  }

  @AfterEach
  void leavesNoProcess() {
    // Tests of other classes start processes of their own.
    assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive)
        .map(child -> child.info().commandLine().orElse(""))
        .filter(line -> line.contains(TrialProcess.class.getName()))).isEmpty();
  }

  @Test
  void acceptsAPlainGame() throws InterruptedException {
    assertThat(examine(GAME, TrialBounds.USUAL)).isEqualTo(new Verdict.Accepted());
  }

  @Test
  void refusesAnError() throws InterruptedException {
    assertThat(examine(GAME.replace("moves: R", "moves: ?"), TrialBounds.USUAL))
        .asString().contains("rooks.yaml:4");
  }

  @Test
  void endsAProcessThatTakesTooLong() throws InterruptedException {
    TrialBounds bounds =
        new TrialBounds(Duration.ofMillis(10), Duration.ofMinutes(2), 256, 100_000, 20_000, 1);
    assertThat(examine(GAME, bounds)).asString().contains("processor time; at most");
  }

  @Test
  void endsAProcessThatNeedsTooMuchMemory() throws InterruptedException {
    TrialBounds bounds =
        new TrialBounds(Duration.ofSeconds(60), Duration.ofMinutes(2), 8, 20_000_000, 20_000, 1);
    assertThat(examine(GAME + "#".repeat(15_000_000), bounds)).asString().contains("more memory");
  }

  @Test
  void boundsTheTexts() throws InterruptedException {
    TrialBounds bounds =
        new TrialBounds(Duration.ofSeconds(9), Duration.ofMinutes(2), 256, 10, 20_000, 1);
    assertThat(examine(GAME, bounds)).asString().contains("bytes; at most 10");
  }

  @Test
  void boundsTheAnswer() throws InterruptedException {
    TrialBounds bounds =
        new TrialBounds(Duration.ofSeconds(9), Duration.ofMinutes(2), 256, 100_000, 10, 1);
    assertThat(examine(GAME, bounds)).asString().contains("more than 10 bytes");
  }
}
