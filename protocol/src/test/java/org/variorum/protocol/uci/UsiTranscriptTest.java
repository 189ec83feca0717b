package org.variorum.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.protocol.Talk;

@Timeout(300)
class UsiTranscriptTest {

  private static Talk talk() {
    return new Talk((in, out) -> new UciSession(ProtocolDialect.USI, Talk.catalog(), out).run(in));
  }

  @Test
  void introducesItself() {
    try (Talk talk = talk()) {
      List<String> lines = talk.say("usi").until("usiok"::equals);
      assertThat(lines).anyMatch(line -> line.startsWith("option name USI_Variant type combo default shogi "))
          .anyMatch(line -> line.startsWith("option name USI_Hash type spin "))
          .allMatch(line -> line.isEmpty() || line.matches("id .*|option name [A-Za-z_]+ type .*|usiok"));
    }
  }

  @Test
  void offersOnlyWhatItPlays() {
    try (Talk talk = talk()) {
      String option = talk.say("usi").hear("option name USI_Variant ");
      List<String> names = List.of(option.substring(option.indexOf(" var ") + 5).split(" var "));
      assertThat(names).contains("shogi").doesNotContain("chess", "normal");
      for (String name : names) {
        assertThat(talk.say("setoption name USI_Variant value " + name).hear("info string"))
            .startsWith("info string variant " + name);
        talk.hear("info string variants");
      }
    }
  }

  @Test
  void playsAGame() {
    try (Talk talk = talk()) {
      talk.say("usi", "setoption name USI_Hash value 2", "setoption name USI_Ponder value false", "isready",
          "usinewgame", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b", "go btime 0 wtime 0 byoyomi 50");
      assertThat(talk.hear("bestmove")).matches("bestmove ([1-9][a-i]|[A-Z]\\*)[1-9][a-i]\\+?( ponder .*)?");
      assertThat(talk.say("d").hear("Sfen: "))
          .isEqualTo("Sfen: lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5");
      assertThat(talk.say("gameover win", "isready").until("readyok"::equals)).containsExactly("readyok");
    }
  }

  @Test
  void solvesMates() {
    try (Talk talk = talk()) {
      talk.say("position sfen 4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "go mate infinite");
      assertThat(talk.hear("checkmate")).isEqualTo("checkmate G*5b");
      talk.say("position startpos", "go mate 50");
      assertThat(talk.hear("checkmate")).isEqualTo("checkmate timeout");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sfen 8k/9/7GP/9/9/9/9/9/9 b G 1", "startpos moves 7g7e", "sfen", "sfen 9/9 b - 1"})
  void ofAPositionThatWasRefusedNoMateIsLookedFor(String position) {
    try (Talk talk = talk()) {
      talk.say("position " + position, "go mate infinite", "isready");
      assertThat(talk.until("readyok"::equals)).contains("checkmate notimplemented");
      talk.say("position sfen 4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "go mate infinite");
      assertThat(talk.hear("checkmate")).isEqualTo("checkmate G*5b");
    }
  }

  @Test
  void resignsWhereItIsMated() {
    try (Talk talk = talk()) {
      talk.say("position sfen 4k4/4G4/4G4/9/9/9/9/9/4K4 w - 2", "go nodes 100");
      assertThat(talk.hear("bestmove")).isEqualTo("bestmove resign");
    }
  }

  /** Of the two clocks it is the one of the side to move: with a minute it may think longer than with none. */
  @Test
  void blackIsWhoMovesFirst() {
    assertThat(ProtocolDialect.USI.timeWord(org.variorum.rules.board.Side.WHITE))
        .isEqualTo(UciCommand.Limit.BTIME);
    assertThat(ProtocolDialect.UCI.timeWord(org.variorum.rules.board.Side.WHITE))
        .isEqualTo(UciCommand.Limit.WTIME);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      setoption name USI_Variant value chess  | Chess cannot be played in USI: it has no pieces in hand
      position startpos moves 7g7e            | 7g7e is not legal after lnsgkgsnl
      position startpos moves P*5e            | P*5e is not legal
      position sfen 9/9 b - 1                 | FEN, column
      position fen 9/9                        | position needs startpos or sfen
      ucinewgame                              | unknown command: ucinewgame
      """)
  void complaintsSayWhatIsWanted(String line, String complaint) {
    try (Talk talk = talk()) {
      assertThat(talk.say(line).hear("info string ")).contains(complaint);
      assertThat(talk.say("position startpos", "go nodes 1").hear("bestmove")).doesNotContain("resign");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"btime 9223372036854775807 wtime 9223372036854775807",
      "btime 9223372036854775807 binc 9223372036854775807",
      "btime 0 byoyomi 2147483648",
      "btime 0 byoyomi 9223372036854775808",
      "btime 999999999999999999999999999999", "btime 0 byoyomi 9223372036854775807",
      "btime 99999999999999999999999 byoyomi 99999999999999999999999",
      "btime -9223372036854775808 byoyomi 9223372036854775807"})
  void numbersWithoutEndAreLong(String limits) {
    try (Talk talk = talk()) {
      talk.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "go depth 3 " + limits);
      assertThat(talk.until(line -> line.startsWith("bestmove")))
          .noneMatch(line -> line.startsWith("info string")).last().asString().startsWith("bestmove G*5b");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"btime -1 wtime -1", "btime 0 byoyomi 0", "btime -1 byoyomi -1", "btime 0 binc 0",
      "btime -99999999999999999999999"})
  void withoutTimeAMoveComesAtOnce(String limits) {
    try (Talk talk = talk()) {
      talk.say("position startpos", "go " + limits);
      assertThat(talk.until(line -> line.startsWith("bestmove")))
          .noneMatch(line -> line.startsWith("info string")).last().asString().doesNotContain("resign");
    }
  }

  @Test
  void aMateIsLookedForAsLongAsCanBe() {
    try (Talk talk = talk()) {
      talk.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "go mate 9223372036854775807");
      assertThat(talk.hear("checkmate")).isEqualTo("checkmate G*5b");
    }
  }
}
