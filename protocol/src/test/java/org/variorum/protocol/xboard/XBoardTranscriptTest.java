package org.variorum.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.protocol.Talk;

@Timeout(300)
class XBoardTranscriptTest {

  private static final Predicate<String> MOVE = line -> line.startsWith("move ");

  private static Talk talk() {
    return new Talk((in, out) -> new XBoardSession(Talk.catalog(), out).run(in));
  }

  /** What has been said when all that was asked for has been done. */
  private static List<String> done(Talk talk) {
    return talk.say("ping 99").until("pong 99"::equals);
  }

  @Test
  void introducesItself() {
    try (Talk talk = talk()) {
      List<String> lines = talk.say("xboard", "protover 2").until("feature done=1"::equals);
      assertThat(String.join(" ", lines)).contains("setboard=1", "usermove=1", "ping=1", "memory=1", "smp=1",
          "analyze=1", "san=0", "colors=0", "sigint=0", "sigterm=0", "reuse=1", "debug=1", "exclude=1",
          "myname=");
      assertThat(lines).anyMatch(line -> line.matches("feature variants=\".*\\bnormal\\b.*\""))
          .contains("feature option=\"MultiPV -spin 1 1 500\"");
    }
  }

  @Test
  void answersAMove() {
    try (Talk talk = talk()) {
      talk.say("xboard", "protover 2", "accepted ping", "new", "random", "level 40 5 0", "post", "easy",
          "sd 2",
          "usermove e2e4");
      List<String> lines = talk.until(MOVE);
      assertThat(lines).anyMatch(line -> line.matches("\\d+ -?\\d+ \\d+ \\d+ \\d+ \\d+ 0\t[a-h].*"));
      assertThat(lines).last().asString().matches("move [a-h][78][a-h][1-8]");
    }
  }

  @Test
  void pongComesAfterTheMove() {
    try (Talk talk = talk()) {
      talk.say("new", "sd 3", "usermove e2e4", "ping 1");
      assertThat(talk.until("pong 1"::equals)).anyMatch(MOVE);
    }
  }

  @Test
  void movesNow() {
    try (Talk talk = talk()) {
      talk.say("new", "level 0 1000 0", "post", "st 100000", "usermove e2e4").hear("1 ");
      assertThat(talk.say("?", "ping 5").until("pong 5"::equals)).anyMatch(MOVE);
    }
  }

  @Test
  void illegalMovesAreExplained() {
    try (Talk talk = talk()) {
      talk.say("new", "force", "usermove e2e5");
      assertThat(talk.hear("Illegal move"))
          .isEqualTo("Illegal move (a pawn does not go from e2 to e5): e2e5");
      assertThat(talk.say("usermove nonsense").hear("Illegal move"))
          .isEqualTo("Illegal move (no legal move has this text): nonsense");
    }
  }

  @Test
  void theGamesEndIsClaimed() {
    try (Talk talk = talk()) {
      talk.say("new", "force", "setboard 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go");
      assertThat(talk.until(line -> line.startsWith("1-0"))).contains("move a1a8").last()
          .isEqualTo("1-0 {Black is mated}");
      talk.say("new", "force", "setboard 7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "playother", "usermove g6f7");
      assertThat(talk.hear("1/2-1/2")).isEqualTo("1/2-1/2 {Black has no legal move and is not in check}");
    }
  }

  @Test
  void takesMovesBack() {
    try (Talk talk = talk()) {
      talk.say("new", "force", "usermove e2e4", "usermove e7e5", "undo", "usermove e7e5", "remove",
          "usermove e2e4");
      assertThat(done(talk)).containsExactly("pong 99");
      assertThat(talk.say("undo", "undo").hear("Error")).contains("no move to take back");
    }
  }

  @Test
  void analyses() {
    try (Talk talk = talk()) {
      talk.say("new", "post", "analyze").hear("1 ");
      talk.say("usermove e2e4").hear("1 ");
      assertThat(talk.say(".").hear("stat01:")).matches("stat01: \\d+ \\d+ \\d+ 0 20");
      talk.say("undo").hear("1 ");
      assertThat(done(talk.say("exit"))).noneMatch(MOVE);
    }
  }

  @Test
  void searchesOnlyWhatIsNotExcluded() {
    try (Talk talk = talk()) {
      talk.say("new", "force", "sd 2", "exclude all", "include a2a3", "go");
      assertThat(talk.hear("move ")).isEqualTo("move a2a3");
    }
  }

  @Test
  void pondersOnTheExpectedMove() {
    try (Talk talk = talk()) {
      talk.say("new", "hard", "post", "sd 4", "usermove e2e4").until(MOVE);
      String hint = talk.hear("Hint: ").substring("Hint: ".length());
      assertThat(talk.say("usermove " + hint).until(MOVE)).isNotEmpty();
      assertThat(done(talk.say("force"))).noneMatch(MOVE);
    }
  }

  /** When it begins to ponder it does not know yet what its own move has cost. */
  @Test
  void theExpectedMoveIsAnsweredByTheClockOfThen() {
    try (Talk talk = talk()) {
      talk.say("new", "level 2 0:40 0", "hard", "post", "usermove e2e4").hear("4 ");
      String hint = talk.say("?").hear("Hint: ").substring("Hint: ".length());
      long begun = System.nanoTime();
      talk.say("time 50", "otim 4000", "usermove " + hint).until(MOVE);
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(5));
    }
  }

  @Test
  void aGameThatXBoardDoesNotKnowIsSetUp() {
    try (Talk talk = talk()) {
      List<String> lines = done(talk.say("new", "variant gleeman", "force"));
      assertThat(lines).first().isEqualTo("setup (PNBR...A.W.....G.....Kpnbr...a.w.....g.....k) 9x9+0_fairy "
          + "rwgbkgbnr/n3w3a/ppppppppp/9/9/9/PPPPPPPPP/A3W3N/RNBGKBGWR w KQkq - 0 1");
      assertThat(lines).contains("piece W& vRsN", "piece P& fmWfcF", "piece A& BN")
          .noneMatch(line -> line.startsWith("piece G&"));
      assertThat(talk.say("lift e3").hear("telluser")).contains("how G moves", "-testLegality false");
      assertThat(talk.hear("highlight ")).isEqualTo("highlight 9/9/9/9/9/4Y4/9/9/9");
    }
  }

  @Test
  void nobodyReadsAdviceBetweenTwoPrograms() {
    try (Talk talk = talk()) {
      talk.say("new", "variant gleeman", "computer", "force", "usermove e3e4", "lift e7");
      assertThat(done(talk)).noneMatch(line -> line.startsWith("telluser"));
    }
  }

  @Test
  void freeCastlingIsTheKingsMove() {
    try (Talk talk = talk()) {
      talk.say("new", "variant gleeman", "force", "setboard 4k4/9/9/9/9/9/9/9/R3K4 w Q - 0 1",
          "usermove e1c1",
          "undo", "usermove e1c1,a1d1", "undo", "usermove e1c1,", "usermove c1d1", "exclude e8c8");
      assertThat(done(talk)).noneMatch(line -> line.startsWith("Illegal"))
          .contains("Error (no legal move): e8c8");
    }
  }

  @Test
  void aDisplacementHasTwoLegs() {
    try (Talk talk = talk()) {
      talk.say("new", "variant royal-standard", "force", "lift b2");
      assertThat(talk.hear("highlight ")).contains("C");
      assertThat(talk.say("put b1").hear("highlight ")).contains("R");
      talk.say("usermove b2b1,b1c2", "undo", "usermove b2b1,", "usermove b1c2");
      assertThat(done(talk)).noneMatch(line -> line.startsWith("Illegal"));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      force                             | e2e4
      undo                              | a7a6
      remove                            | a2a3
      setboard 4k3/8/8/8/8/8/8/4K2R w - | h1h8
      """)
  void aMoveThatIsHalfSaidIsForgotten(String line, String move) {
    try (Talk talk = talk()) {
      talk.say("new", "force", "usermove a2a3", "usermove a7a6", "usermove e2e4,", line, "usermove " + move);
      assertThat(done(talk)).noneMatch(heard -> heard.startsWith("Illegal"));
    }
  }

  @Test
  void aMoveOfTwoLegsIsMadeInTwoLines() {
    try (Talk talk = talk()) {
      talk.say("new", "variant royal-standard", "force", "sd 1", "exclude all", "include b2b1,b1c2", "go");
      assertThat(talk.until(line -> line.startsWith("move b1"))).endsWith("move b2b1,", "move b1c2");
    }
  }

  @Test
  void theEngineIsSetUpBetweenMoves() {
    try (Talk talk = talk()) {
      List<String> lines =
          done(talk.say("memory 4", "cores 2", "option MultiPV=2", "option Clear Hash", "sd 3", "post",
              "usermove e2e4"));
      assertThat(lines).anyMatch(MOVE).noneMatch(line -> line.startsWith("Error") || line.startsWith("#"))
          .filteredOn(line -> line.startsWith("3 ")).hasSize(2);
    }
  }

  @Test
  void tenRanksAreCountedFromZero() {
    try (Talk talk = talk()) {
      talk.say("new", "variant noli-me-tangere", "force", "usermove a0a1", "usermove a7a6");
      assertThat(done(talk)).noneMatch(line -> line.startsWith("Illegal"));
      assertThat(talk.say("usermove a10a9").hear("Illegal move")).contains("a10a9");
    }
  }

  @Test
  void positionsAreReadAsXBoardWritesThem() {
    try (Talk talk = talk()) {
      talk.say("new", "variant shogi", "force", "setboard 4k4/9/9/9/9/9/4P4/9/4K4[Gg] b 3 12",
          "usermove G@e4", "undo",
          "setboard 4k4/9/9/9/9/9/4P4/9/4K4[-] w", "usermove e3e4", "variant normal", "force",
          "setboard 4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1", "usermove e5d6", "undo", "usermove e1g1");
      assertThat(done(talk)).containsExactly("pong 99");
    }
  }

  @Test
  void onAnIllegalPositionNothingIsLegal() {
    try (Talk talk = talk()) {
      talk.say("new", "force", "setboard 8/8/8/8/8/8/8/8 w - - 0 1");
      assertThat(talk.hear("tellusererror")).startsWith("tellusererror Illegal position: ");
      assertThat(talk.say("usermove e2e4").hear("Illegal move")).contains("there is no position");
      assertThat(done(talk.say("go", "hint", "undo", "lift e2"))).noneMatch(MOVE);
      assertThat(done(talk.say("new", "force", "usermove e2e4"))).containsExactly("pong 99");
    }
  }

  @Test
  void editIsRefusedWhole() {
    try (Talk talk = talk()) {
      talk.say("new", "force", "edit", "#", "Pa4", "c", "e2e4", ".", "usermove e2e4");
      assertThat(done(talk)).containsExactly("Error (use setboard): edit", "pong 99");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      level 0 5         | Error (level needs a number of moves, minutes, and seconds): level 0 5
      level x y z       | Error (level needs
      st soon           | Error (not a whole number): st soon
      sd deep           | Error (not a whole number)
      memory -          | Error (not a whole number)
      option Nonsense=3 | Error (no such option): option Nonsense
      variant gleemann  | did you mean gleeman?
      nonsense          | Error (unknown command): nonsense
      exclude e2e5      | Error (no legal move): e2e5
      """)
  void complaintsSayWhatIsWanted(String line, String complaint) {
    try (Talk talk = talk()) {
      assertThat(talk.say("new", "force", line).hear("Error")).contains(complaint);
      assertThat(done(talk.say("usermove e2e4"))).containsExactly("pong 99");
    }
  }

  @Test
  void clocksThatMakeNoSenseLoseNoGame() {
    try (Talk talk = talk()) {
      talk.say("new", "level 0 0 0", "time -100", "otim -5", "usermove e2e4").until(MOVE);
      talk.say("level 40 0:01+5 0.5", "time 999999999999", "sd 1", "memory 1", "cores 100000",
          "usermove d2d4")
          .until(MOVE);
    }
  }

  @Test
  void outOfOrderIsNoTrouble() {
    try (Talk talk = talk()) {
      talk.say("?", "undo", "remove", ".", "exit", "hint", "result 1-0 {nobody}", "easy", "hard", "playother",
          "force",
          "draw", "bk", "go", "?", "force", "protover 2", "usermove", "variant", "setboard", "lift", "put z9",
          "ping");
      assertThat(talk.until(line -> line.startsWith("pong"))).last().isEqualTo("pong ");
    }
  }

  @Test
  void theEndOfTheLinesEndsASearch() {
    Talk talk = talk();
    talk.say("new", "post", "analyze").hear("1 ");
    talk.close();
  }

  @Test
  void quitEndsASearch() {
    Talk talk = talk();
    talk.say("new", "st 1000", "post", "usermove e2e4").hear("1 ");
    talk.say("quit").end();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"time 9223372036854775807", "time 99999999999999999999999", "st 9223372036854775807",
          "st 99999999999999999999999", "sd 9223372036854775807", "sd 9223372036854775808",
          "sd 999999999999999999999999999999", "sd 0", "sd -1",
          "sd 2147483648", "otim -1", "time 2147483648",
          "otim 99999999999999999999999",
          "level 0 9223372036854775807 0", "level 0 99999999999999999999999:59 99999999999999999999999.999",
          "level 99999999999999999999999 5 0", "level 40 5 9223372036854775807"})
  void numbersWithoutEndAreLong(String line) {
    try (Talk talk = talk()) {
      talk.say("new", "force", "sd 3", line, "sd 3", "setboard 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go");
      assertThat(talk.until(heard -> heard.startsWith("1-0"))).contains("move a1a8")
          .noneMatch(heard -> heard.startsWith("Error"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"time -1", "time 0", "st 0", "st -1", "level 0 0 0"})
  void withoutTimeAMoveComesAtOnce(String line) {
    try (Talk talk = talk()) {
      talk.say("new", "force", line, "setboard 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go");
      assertThat(talk.until(heard -> heard.startsWith("move ")))
          .noneMatch(heard -> heard.startsWith("Error"));
    }
  }
}
