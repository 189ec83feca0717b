package org.variorum.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.variorum.protocol.Talk;

/** What programs say and expect that are made for Fairy-Stockfish, and pipes of several commands. */
class OtherProgramsTest {

  private static Talk talk() {
    return new Talk((in, out) -> new UciSession(ProtocolDialect.UCI, Talk.catalog(), out).run(in));
  }

  @Test
  void severalPerftsInAPipeEachFinish() {
    try (Talk talk = talk()) {
      talk.say("go perft 4", "position startpos moves e2e4", "go perft 3", "setoption name MultiPV value 2",
          "go depth 1");
      assertThat(talk.hear("Nodes searched: ")).isEqualTo("Nodes searched: 197281");
      assertThat(talk.hear("Nodes searched: ")).isEqualTo("Nodes searched: 13160");
      assertThat(talk.hear("bestmove ")).isNotNull();
    }
  }

  /** Three of them: the one that is being counted, and those that wait. */
  @Test
  void whatWaitsIsStoppedToo() {
    try (Talk talk = talk()) {
      talk.say("go perft 20", "go perft 20", "go perft 20", "stop", "isready");
      assertThat(talk.until("readyok"::equals)).filteredOn(line -> line.startsWith("Nodes searched: "))
          .hasSize(3);
    }
  }

  @Test
  void operationsOfAnEpdAreIgnoredAndTold() {
    try (Talk talk = talk()) {
      talk.say("position fen 4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"all moves here\"; hmvc 7; moves e2e4",
          "d");
      assertThat(talk.hear("info string "))
          .isEqualTo("info string position: operations of the EPD that are ignored: bm, id");
      assertThat(talk.hear("Fen: ")).isEqualTo("Fen: 4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
      talk.say("position fen 4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 7;", "d");
      assertThat(talk.hear("Fen: ")).isEqualTo("Fen: 4k3/8/8/8/8/8/4P3/4K3 w - - 7 1");
    }
  }

  @Test
  void chess960IsAVariantToo() {
    try (Talk talk = talk()) {
      talk.say("setoption name UCI_Variant value chess960",
          "position fen 1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "go perft 1");
      assertThat(talk.hear("e1b1: ")).isEqualTo("e1b1: 1");
    }
  }

  /** The square of the royal piece twice, as Fairy-Stockfish writes it; a null move is read, too. */
  @Test
  void aPassIsTheKingsSquareTwice() {
    try (Talk talk = talk()) {
      talk.say("setoption name UCI_Variant value janggi", "position startpos moves e2e2", "go perft 1");
      assertThat(talk.hear("e9e9: ")).isEqualTo("e9e9: 1");
      talk.say("position startpos moves 0000", "d");
      assertThat(talk.hear("Fen: ")).contains(" b - - 1 1");
    }
  }

  @Test
  void aPieceThatTurnsBackHasAMinus() {
    try (Talk talk = talk()) {
      talk.say("setoption name UCI_Variant value kyotoshogi", "go perft 1");
      assertThat(talk.hear("a1b2-: ")).isEqualTo("a1b2-: 1");
      talk.say("position startpos moves a1b2-", "d");
      assertThat(talk.hear("Fen: ")).contains("/1L3/");
    }
  }

  @Test
  void aWallThatIsLeftBehindMayBeSaid() {
    try (Talk talk = talk()) {
      talk.say("setoption name UCI_Variant value snailtrail", "position startpos moves a1a2,a2a1", "d");
      assertThat(talk.hear("Fen: ")).contains("/S6/*6 b");
    }
  }
}
