package org.variorum.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.variorum.protocol.uci.ProtocolDialect;
import org.variorum.protocol.uci.UciSession;
import org.variorum.protocol.xboard.XBoardSession;
import org.variorum.testkit.GameFiles;

/** Games in which a turn has several moves or may be passed, in the protocols of other programs. */
class ProtocolTurnsTest {

  private static Talk uci(ProtocolDialect dialect) {
    return new Talk(
        (in, out) -> new UciSession(dialect, new VariantCatalog(GameFiles.compositionFolder()), out).run(in));
  }

  private static Talk xboard() {
    return new Talk(
        (in, out) -> new XBoardSession(new VariantCatalog(GameFiles.compositionFolder()), out).run(in));
  }

  /** After the first move of a turn the engine gets a request for the second. */
  @Test
  void uciSaysAllMovesOneAfterTheOther() {
    try (Talk talk = uci(ProtocolDialect.UCI)) {
      talk.say("uci", "setoption name UCI_Variant value two-moves-a-turn",
          "position startpos moves e2e4 f1c4 a7a6 b7b6 d1h5", "go depth 1");
      assertThat(talk.hear("bestmove")).as("queen or bishop mate").matches("bestmove (h5|c4)f7.*");
    }
  }

  @Test
  void uciSaysAPassAsANullMove() {
    try (Talk talk = uci(ProtocolDialect.UCI)) {
      talk.say("uci", "setoption name UCI_Variant value a-pass", "position startpos moves 0000 0000", "d");
      assertThat(talk.hear("Fen: ")).endsWith(" w - - 2 2");
    }
  }

  /** Which other programs may have from records of earlier versions. */
  @Test
  void uciReadsThePassOfAPartThatIsPassedOver() {
    try (Talk talk = uci(ProtocolDialect.UCI)) {
      talk.say("uci", "setoption name UCI_Variant value two-moves-a-turn",
          "position fen 7k/5K2/6PP/8/8/p7/8/N7 b - - 0 1 moves a3a2 0000 f7f8", "d");
      assertThat(talk.hear("Fen: ")).endsWith("5K1k/8/6PP/8/8/8/p7/N7 w - - 1 2 part:2");
    }
  }

  @Test
  void usiRefusesBoth() {
    try (Talk talk = uci(ProtocolDialect.USI)) {
      talk.say("usi", "setoption name USI_Variant value two-moves-a-turn");
      assertThat(talk.hear("info string Two moves")).contains("USI has no form for ", "turn");
    }
  }

  @Test
  void xboardRefusesATurnOfSeveralMoves() {
    try (Talk talk = xboard()) {
      talk.say("xboard", "protover 2", "variant two-moves-a-turn");
      assertThat(talk.hear("Error (Two moves")).contains("a turn has several moves");
    }
  }

  @Test
  void xboardWritesAPassAsANullMove() {
    try (Talk talk = xboard()) {
      talk.say("xboard", "protover 2", "variant a-pass", "force", "usermove @@@@", "usermove @@@@", "ping 1");
      assertThat(talk.until(line -> line.equals("pong 1"))).noneMatch(line -> line.startsWith("Illegal"));
    }
  }
}
