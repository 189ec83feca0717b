package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsCommandTest {

  @Test
  void allWordsAreTold() {
    CommandRun run = CommandRun.of("words");
    assertThat(run.status()).isZero();
    assertThat(run.outLines()).startsWith("# The words of a definition file")
        .anyMatch(line -> line.startsWith("| `pieces` | ")).anyMatch(line -> line.startsWith("| `royal` | "));
  }
}
