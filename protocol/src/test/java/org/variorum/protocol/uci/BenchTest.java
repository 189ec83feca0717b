package org.variorum.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.protocol.Talk;

/** Searches that are counted, so that two builds can be compared. */
class BenchTest {

  private static Talk talk() {
    return new Talk((in, out) -> new UciSession(ProtocolDialect.UCI, Talk.catalog(), out).run(in));
  }

  @Test
  void benchCountsTheSameTwice() {
    try (Talk talk = talk()) {
      String some = "bench 2 chess shogi delegating gleeman";
      String nodes = talk.say(some).hear("Nodes searched  : ");
      assertThat(nodes).doesNotEndWith(" 0");
      assertThat(talk.say(some).hear("Nodes searched  : ")).isEqualTo(nodes);
    }
  }

  @Test
  void benchTellsOfAGameThatIsNotThere() {
    try (Talk talk = talk()) {
      List<String> lines = talk.say("bench 1 chess ches").until(line -> line.startsWith("Nodes/second"));
      assertThat(lines).anyMatch(line -> line.startsWith("chess: "))
          .anyMatch(line -> line.startsWith("info string ") && line.contains("ches"));
    }
  }
}
