package org.variorum.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.variorum.protocol.Talk;

@Timeout(300)
class UciTranscriptTest {

  private static Talk talk() {
    return new Talk((in, out) -> new UciSession(Dialect.UCI, Talk.shelf(), out).run(in));
  }

  @Test
  void introducesItself() {
    try (Talk talk = talk()) {
      List<String> lines = talk.say("uci").until("uciok"::equals);
      assertThat(lines).first().asString().startsWith("id name ");
      assertThat(lines).anySatisfy(line -> assertThat(line)
          .startsWith("option name UCI_Variant type combo default chess")
          .contains(" var gleeman ")
          .contains(" var 3check"));
      assertThat(talk.say("isready").until("readyok"::equals)).containsExactly("readyok");
    }
  }

  @Test
  void playsAGame() {
    try (Talk talk = talk()) {
      talk.say("uci", "ucinewgame", "isready").hear("readyok");
      List<String> lines = talk.say("position startpos moves e2e4 e7e5", "go depth 3").until(
          line -> line.startsWith("bestmove"));
      assertThat(lines).first().asString()
          .matches(
              "info depth 1 seldepth \\d+ multipv 1 score cp -?\\d+ nodes \\d+ nps \\d+ hashfull \\d+ time \\d+ pv .*");
      assertThat(lines).last().asString()
          .matches("bestmove [a-h][1-8][a-h][1-8]( ponder [a-h][1-8][a-h][1-8])?");
    }
  }

  @Test
  void illegalMovesLeaveThePosition() {
    try (Talk talk = talk()) {
      talk.say("position startpos moves e2e4", "position startpos moves e2e4 e7e5 e1e3", "d");
      assertThat(talk.hear("info string")).contains("e1e3 is not legal", "stays as it was");
      assertThat(talk.hear("Fen: ")).contains("/4P3/").contains(" b ");
    }
  }

  @Test
  void matesAreCountedInMoves() {
    try (Talk talk = talk()) {
      talk.say("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go depth 3");
      assertThat(talk.hear("bestmove")).isEqualTo("bestmove a1a8");
      talk.say("position fen R5k1/5ppp/8/8/8/8/8/7K b - - 0 1", "go depth 3");
      assertThat(talk.until(line -> line.startsWith("bestmove"))).satisfiesExactly(
          line -> assertThat(line).startsWith("info depth 0").contains("score mate 0"),
          line -> assertThat(line).isEqualTo("bestmove (none)"));
    }
  }
}
