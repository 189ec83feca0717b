package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;

class TuneSearchCommandTest {

  @TempDir Path folder;

  private CommandRun tuneSearch(String... more) {
    String[] words =
        {"tune-search", "royal-standard", "--games", "4", "--nodes", "40", "--rounds", "1", "--gain", "300",
            "--out", folder.resolve("new/search.txt").toString()};
    String[] all = new String[words.length + more.length];
    System.arraycopy(words, 0, all, 0, words.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return CommandRun.of(all);
  }

  @Test
  void everyParameterIsTriedAndWhatIsBetterIsWritten() throws IOException {
    CommandRun run = tuneSearch();
    assertThat(run.outLines().getFirst()).startsWith(
        "The Royal Standard: matches of at most 4 games, 40 nodes a move; start values capture-plies 5, check-plies");
    for (SearchParameter parameter : SearchParameter.values()) {
      assertThat(run.outLines()).anyMatch(line -> line.matches(
          parameter.word() + " \\d+ instead of \\d+: \\+\\d =\\d -\\d, \\d+\\.\\d %: (not )?better"));
    }
    boolean better = run.outLines().stream().anyMatch(line -> line.endsWith(": better"));
    Path written = folder.resolve("new/search.txt");
    assertThat(run.status()).isEqualTo(better ? 0 : 1);
    assertThat(Files.exists(written)).isEqualTo(better);
    if (better) {
      assertThat(SearchParameters.read(Files.readString(written)).value(SearchParameter.MARGINS)).isPresent();
      assertThat(run.outLines().getLast()).isEqualTo("written to " + written);
    } else {
      assertThat(run.outLines().getLast())
          .isEqualTo("nothing is written: no other value was significantly better");
    }
  }

  @Test
  void numbersThatMakeNoTestAreRefused() {
    CommandRun run = tuneSearch("--threads", "0");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--threads takes numbers from 1 on, not 0");
  }

  /** Found in review: it ended in a stack trace. */
  @Test
  void noGainIsBeyondAllTests() {
    CommandRun run = CommandRun.of("tune-search", "royal-standard", "--gain", "1001");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--gain takes Elo from 1 to 1000, not 1001");
  }
}
