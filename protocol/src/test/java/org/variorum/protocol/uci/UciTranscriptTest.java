package org.variorum.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.protocol.Talk;

@Timeout(300)
class UciTranscriptTest {

  private static final Predicate<String> BEST = line -> line.startsWith("bestmove");

  private static Talk talk() {
    return new Talk((in, out) -> new UciSession(ProtocolDialect.UCI, Talk.catalog(), out).run(in));
  }

  @Test
  void introducesItself() {
    try (Talk talk = talk()) {
      List<String> lines = talk.say("uci").until("uciok"::equals);
      assertThat(lines).first().asString().startsWith("id name ");
      assertThat(lines).anySatisfy(line -> assertThat(line)
          .startsWith("option name UCI_Variant type combo default chess")
          .contains(" var gleeman ", " var 3check"));
      for (String option : List.of("VariantPath", "MultiPV", "Threads", "Hash", "Clear Hash", "Ponder",
          "Skill Level",
          "UCI_LimitStrength", "UCI_Elo", "UCI_AnalyseMode", "UCI_ShowWDL", "UCI_Chess960",
          "Move Overhead")) {
        assertThat(lines).anyMatch(line -> line.startsWith("option name " + option + " type "));
      }
      assertThat(talk.say("isready").until("readyok"::equals)).containsExactly("readyok");
    }
  }

  @Test
  void playsAGame() {
    try (Talk talk = talk()) {
      talk.say("uci", "ucinewgame", "isready").hear("readyok");
      List<String> lines = talk.say("position startpos moves e2e4 e7e5", "go depth 3").until(BEST);
      assertThat(lines).first().asString().matches(
          "info depth 1 seldepth \\d+ multipv 1 score cp -?\\d+ nodes \\d+ nps \\d+ hashfull \\d+ time \\d+ pv .*");
      assertThat(lines).last().asString()
          .matches("bestmove [a-h][1-8][a-h][1-8]( ponder [a-h][1-8][a-h][1-8])?");
      assertThat(talk.say("position startpos moves e2e4 e7e5 g1f3 b8c6", "d").hear("Fen: "))
          .isEqualTo("Fen: r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    }
  }

  @Test
  void castlesFromAnySquares() {
    try (Talk talk = talk()) {
      assertThat(talk.say("setoption name UCI_Chess960 value true").hear("info string variant "))
          .startsWith("info string variant fischerandom ");
      String start = "1r2k1r1/1p4p1/8/8/8/8/1P4P1/1R2K1R1 w GBgb - 0 1";
      assertThat(talk.say("position fen " + start + " moves e1g1 e8b8", "d").hear("Fen: "))
          .isEqualTo("Fen: 2kr2r1/1p4p1/8/8/8/8/1P4P1/1R3RK1 w - - 2 2");
      assertThat(talk.say("setoption name UCI_Variant value capablanca").hear("info string variant "))
          .startsWith("info string variant caparandom ");
      assertThat(talk.say("setoption name UCI_Variant value atomic").hear("info string variant "))
          .startsWith("info string variant atomic@chess960 ");
      assertThat(talk.say("setoption name UCI_Variant value antichess").hear("info string variant "))
          .startsWith("info string variant antichess ");
      assertThat(talk.say("setoption name UCI_Variant value chess", "setoption name UCI_Chess960 value false")
          .hear("info string variant chess ")).isNotEmpty();
    }
  }

  @Test
  void tellsEachLineItsChances() {
    try (Talk talk = talk()) {
      talk.say("setoption name MultiPV value 3", "setoption name UCI_ShowWDL value true", "go depth 2");
      List<String> lines = talk.until(BEST);
      assertThat(lines).filteredOn(line -> line.startsWith("info depth 2 ")).hasSize(3)
          .allMatch(line -> line.matches(".* score cp -?\\d+ wdl \\d+ \\d+ \\d+ nodes .*"));
      assertThat(lines).anyMatch(line -> line.contains(" multipv 3 "));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      7k/5Q2/6K1/8/8/8/8/8 b - - 0 1       | score cp 0 wdl 0 1000 0
      4k3/8/8/8/8/8/8/4K3 w - - 0 1        | score cp 0 wdl 0 1000 0
      4k3/7p/8/8/8/8/7P/4K3 w - - 100 60   | score cp 0 wdl 0 1000 0
      R5k1/5ppp/8/8/8/8/8/7K b - - 0 1     | score mate 0 wdl 0 0 1000
      """)
  void ofAGameThatHasEndedTheChancesAreKnown(String fen, String score) {
    try (Talk talk = talk()) {
      talk.say("setoption name UCI_ShowWDL value true", "position fen " + fen, "go depth 1");
      assertThat(talk.hear("info depth ")).contains(" " + score + " ");
    }
  }

  @Test
  void ofMovesThatNobodyHasLookedAtNothingIsSaid() {
    try (Talk talk = talk()) {
      talk.say("setoption name MultiPV value 20", "go nodes 1");
      assertThat(talk.until(BEST)).hasSize(2).first().asString().startsWith("info depth 0 ");
    }
  }

  @Test
  void weakerPlayLooksLessFar() {
    try (Talk talk = talk()) {
      assertThat(depths(talk)).contains("5");
      assertThat(depths(talk.say("setoption name Skill Level value 0"))).isSubsetOf("1");
      talk.say("setoption name UCI_Elo value 1000");
      assertThat(depths(talk)).as("an Elo that nobody asked to hold").isSubsetOf("1");
      assertThat(depths(talk.say("setoption name UCI_LimitStrength value true"))).contains("2")
          .doesNotContain("3");
      talk.say("setoption name UCI_LimitStrength value false", "setoption name Skill Level value 20");
      assertThat(depths(talk)).contains("5");
    }
  }

  /** The depths that a search of depth 5 gets to. */
  private static List<String> depths(Talk talk) {
    return talk.say("go depth 5").until(BEST).stream().filter(line -> line.startsWith("info depth "))
        .map(line -> line.split(" ")[2]).distinct().toList();
  }

  @Test
  void theEngineIsSetUpBetweenMoves() {
    try (Talk talk = talk()) {
      talk.say("position startpos moves e2e4", "setoption name Threads value 2",
          "setoption name Hash value 4",
          "setoption name Ponder value true", "setoption name Move Overhead value 50",
          "setoption name Clear Hash",
          "go wtime 1000 btime 1000 winc 10 binc 10");
      assertThat(talk.until(BEST)).noneMatch(line -> line.startsWith("info string")).last().asString()
          .matches("bestmove [a-h][78][a-h][1-8].*");
    }
  }

  @Test
  void judgesThePosition() {
    try (Talk talk = talk()) {
      talk.say("position fen 4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1", "eval");
      assertThat(talk.say("isready").until("readyok"::equals)).first().asString()
          .matches("info string .*\\d.*");
    }
  }

  @Test
  void illegalMovesLeaveThePosition() {
    try (Talk talk = talk()) {
      talk.say("position startpos moves e2e4", "position startpos moves e2e4 e7e5 e1e3", "d");
      assertThat(talk.hear("info string")).contains("e1e3 is not legal", "a king does not go from e1 to e3",
          "is unchanged");
      assertThat(talk.hear("Fen: ")).contains("/4P3/").contains(" b ");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      position                               | position needs startpos or fen
      position fen                           | position needs startpos or fen
      position fen 8/8 w - - 0 1             | FEN, column
      position fen 8/8/8/8/8/8/8/8 w - - 0 1 | no position of this game
      setoption                              | setoption needs name
      setoption name                         | setoption needs name
      setoption name Nonsense value 3        | there is no option "Nonsense"
      setoption name Threads value many      | Threads needs a number from 1 to 512
      setoption name Threads value 0         | Threads must be from 1 to 512; it is now 1
      setoption name Hash value 99999999999  | Hash needs a number
      setoption name Ponder value perhaps    | Ponder needs true or false
      setoption name UCI_Variant value ches  | there is no game "ches"; did you mean chess?
      setoption name UCI_Variant value gleeman@castling=french | its options are castling=italian
      setoption name VariantPath value /no/such/path.yaml | there is no folder or definition file
      bench all                              | bench needs a depth
      blah                                   | unknown command: blah
      go depth                               | go: depth needs a number
      go sideways                            | go: unknown word "sideways"
      """)
  void complaintsSayWhatIsWanted(String line, String complaint) {
    try (Talk talk = talk()) {
      assertThat(talk.say(line).hear("info string ")).contains(complaint);
      assertThat(talk.say("stop", "position startpos", "go nodes 1").hear("bestmove"))
          .isNotEqualTo("bestmove (none)");
    }
  }

  @Test
  void matesAreCountedInMoves() {
    try (Talk talk = talk()) {
      talk.say("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go depth 3");
      assertThat(talk.until(BEST)).anyMatch(line -> line.contains(" score mate 1 ")).last()
          .isEqualTo("bestmove a1a8");
      talk.say("position fen R5k1/5ppp/8/8/8/8/8/7K b - - 0 1", "go depth 3");
      assertThat(talk.until(BEST)).satisfiesExactly(
          line -> assertThat(line).startsWith("info depth 0").contains("score mate 0"),
          line -> assertThat(line).isEqualTo("bestmove (none)"));
    }
  }

  @Test
  void searchesOnlyTheMovesThatItIsTold() {
    try (Talk talk = talk()) {
      assertThat(talk.say("go depth 2 searchmoves a2a3 h2h3").hear("bestmove"))
          .matches("bestmove (a2a3|h2h3).*");
    }
  }

  @Test
  void anInfiniteSearchWaitsForStop() {
    try (Talk talk = talk()) {
      // The mate is found at once, but bestmove must wait for stop.
      talk.say("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go infinite").hear("info depth 1 ");
      assertThat(talk.say("isready").until("readyok"::equals)).noneMatch(BEST);
      assertThat(talk.say("stop").until(BEST)).last().isEqualTo("bestmove a1a8");
    }
  }

  @Test
  void pondersUntilTheMoveIsPlayed() {
    try (Talk talk = talk()) {
      talk.say("position startpos moves e2e4 e7e5", "go ponder movetime 1").hear("info depth 1 ");
      assertThat(talk.say("isready").until("readyok"::equals)).noneMatch(BEST);
      assertThat(talk.say("ponderhit").hear("bestmove")).isNotNull();
    }
  }

  @Test
  void whateverNeedsTheEngineEndsTheSearchFirst() {
    try (Talk talk = talk()) {
      talk.say("go infinite").hear("info depth 1 ");
      talk.say("go infinite").hear("bestmove");
      talk.say("setoption name Hash value 2").hear("bestmove");
      talk.say("go infinite").hear("info depth 1 ");
      talk.say("ucinewgame").hear("bestmove");
      talk.say("go perft 1");
      assertThat(talk.until(line -> line.startsWith("Nodes searched"))).contains("e2e4: 1",
          "Nodes searched: 20");
    }
  }

  @Test
  void aPositionSetDuringASearchIsForTheNext() {
    try (Talk talk = talk()) {
      talk.say("go infinite").hear("info depth 1 ");
      talk.say("position startpos moves e2e4", "stop");
      assertThat(talk.hear("bestmove")).matches("bestmove [a-h][12].*");
      assertThat(talk.say("go nodes 1").hear("bestmove")).matches("bestmove [a-h][78].*");
    }
  }

  @Test
  void namesOfVariantsAreReadInAnyLetters() {
    try (Talk talk = talk()) {
      talk.say("setoption name uci_variant value GLEEMAN@Castling=Italian");
      assertThat(talk.hear("info string")).startsWith("info string variant gleeman@castling=italian ");
      talk.hear("info string variants");
      assertThat(talk.say("setoption name UCI_Variant value KingOfTheHill").hear("info string"))
          .startsWith("info string variant kingofthehill ");
    }
  }

  @Test
  void promotionsAreReadInAnyLetters() {
    try (Talk talk = talk()) {
      talk.say("position fen 8/P3k3/8/8/8/8/8/4K3 w - - 0 1 moves a7a8Q", "d");
      assertThat(talk.hear("Fen: ")).startsWith("Fen: Q7/4k3/");
      talk.say("position startpos moves E2E4", "isready");
      assertThat(talk.until("readyok"::equals)).anyMatch(line -> line.contains("E2E4 is not legal"));
    }
  }

  @Test
  void hugePerftsCanBeStopped() {
    try (Talk talk = talk()) {
      talk.say("go perft 20", "stop");
      assertThat(talk.hear("Nodes searched: ")).isNotNull();
    }
  }

  @Test
  void stopAndPonderHitWithoutASearchAreNothing() {
    try (Talk talk = talk()) {
      assertThat(
          talk.say("stop", "ponderhit", "stop", "", "   ", "debug on", "isready").until("readyok"::equals))
          .containsExactly("readyok");
    }
  }

  @Test
  void aVariantIsAnnouncedAndPlayed() {
    try (Talk talk = talk()) {
      talk.say("position startpos moves e2e4", "setoption name UCI_Variant value gleeman@castling=italian");
      assertThat(talk.hear(
          "info string variant gleeman@castling=italian files 9 ranks 9 pocket 0 template fairy startpos"))
          .endsWith("rwgbkgbnr/n3w3a/ppppppppp/9/9/9/PPPPPPPPP/A3W3N/RNBGKBGWR w KQkq - 0 1");
      assertThat(talk.hear("info string piece G& ")).isEqualTo("info string piece G& fWszB");
      assertThat(talk.hear("info string variants ")).endsWith(" gleeman gleeman@castling=italian");
      assertThat(talk.say("d").hear("Fen: ")).contains("rwgbkgbnr");
      assertThat(talk.say("go nodes 50").hear("bestmove")).matches("bestmove [a-i][1-9][a-i][1-9].*");
    }
  }

  @Test
  void definitionsAreReadFromElsewhere(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("tiny.yaml"), """
        game: Tiny
        version: 1
        from: chess
        about: Chess without queens.
        start: "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1"
        """);
    Files.writeString(folder.resolve("broken.yaml"),
        "game: Broken\nversion: 1\nfrom: chess\npieces: { X: { moevs: K } }\n");
    try (Talk talk = talk()) {
      assertThat(talk.say("setoption name VariantPath value " + folder).hear("info string broken.yaml:"))
          .matches("info string broken\\.yaml:4:\\d+: .*");
      talk.say("setoption name UCI_Variant value tiny").hear("info string variant tiny files 8 ranks 8");
      assertThat(talk.say("go nodes 50").hear("bestmove")).doesNotContain("none");
    }
  }

  @Test
  void theEndOfTheLinesEndsASearch() {
    Talk talk = talk();
    talk.say("go infinite").hear("info depth 1 ");
    talk.close();
    assertThat(talk.rest()).last().asString().startsWith("bestmove");
  }

  @Test
  void quitAndTheEndOfTheLinesLetCountsEnd() {
    Talk quitting = talk().say("go perft 4", "quit");
    assertThat(quitting.hear("Nodes searched")).isEqualTo("Nodes searched: 197281");
    quitting.end();
    Talk closed = talk().say("go perft 4");
    closed.close();
    assertThat(closed.rest()).contains("Nodes searched: 197281");
  }

  @Test
  void quitEndsASearch() {
    Talk talk = talk();
    talk.say("go infinite").hear("info depth 1 ");
    talk.say("quit").end();
  }

  @ParameterizedTest
  @ValueSource(strings = {"go wtime -5 btime 99999999999999999999 winc -1 movestogo -3 nodes 30",
      "go depth 99999999999999999999 nodes 30", "go mate 9999999999 nodes 30", "go nodes -1",
      "go movetime -1",
      "go depth 0", "go nodes 30 searchmoves \u0000 e9e9 e2e4e2e4", "go wtime 0 btime 0 nodes 30",
      "go nodes 30 \uFFFD\uFFFD\u0007 depth depth"})
  void numbersOutOfRangeAreMadeToFit(String go) {
    try (Talk talk = talk()) {
      assertThat(talk.say(go).hear("bestmove")).matches("bestmove [a-h][1-8][a-h][1-8].*");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wtime 9223372036854775807", "wtime 9223372036854775807 winc 9223372036854775807",
      "wtime 1000 winc 9223372036854775807", "wtime 9223372036854775807 movestogo 9223372036854775807",
      "wtime 9223372036854775807 movestogo 1", "movetime 9223372036854775807",
      "nodes 9223372036854775807", "depth 9223372036854775807", "byoyomi 9223372036854775807",
      "wtime 99999999999999999999999999 winc 99999999999999999999999999",
      "wtime 0 byoyomi 9223372036854775807",
      "wtime 9223372036854775807 btime -9223372036854775808 binc -9223372036854775808 movestogo -1"})
  void numbersWithoutEndAreLong(String limits) {
    try (Talk talk = talk()) {
      talk.say("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go depth 3 " + limits);
      assertThat(talk.until(BEST)).noneMatch(line -> line.startsWith("info string")).last().asString()
          .startsWith("bestmove a1a8");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"movetime -9223372036854775808", "nodes -9223372036854775808",
      "depth -9223372036854775808", "wtime -9223372036854775808", "wtime 0 winc 0 movestogo 0", "nodes 0"})
  void numbersBelowAllLeaveALegalMove(String limits) {
    try (Talk talk = talk()) {
      talk.say("position fen 8/8/8/8/8/k7/p7/K7 w - - 0 1", "go depth 3 " + limits);
      assertThat(talk.until(BEST)).noneMatch(line -> line.startsWith("info string"));
      talk.say("position startpos", "go depth 3 " + limits);
      assertThat(talk.until(BEST)).noneMatch(line -> line.startsWith("info string")).last().asString()
          .matches("bestmove [a-h][12][a-h][34].*");
    }
  }
}
