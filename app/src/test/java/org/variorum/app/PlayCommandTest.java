package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.board.SideNames;
import org.variorum.testkit.GameFiles;

class PlayCommandTest {

  @TempDir private Path directory = Path.of("");

  /** Every third of the sample; with the property {@code variorum.deep} all. */
  static List<String> games() {
    List<String> sample = GameFiles.sample();
    int step = Boolean.getBoolean("variorum.deep") ? 1 : 3;
    return IntStream.range(0, sample.size()).filter(index -> index % step == 0).mapToObj(sample::get)
        .toList();
  }

  private static CommandRun two(String lines, String game) {
    return CommandRun.reading(lines, "play", game, "--black", "human");
  }

  @Test
  void twoPeoplePlayToMate() {
    CommandRun run = two("e4\ne7e5\nBc4\nnc6\nNc6\nQh5\nNf6\nQxf7#\nKe7\nquit\n", "chess");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("White wins: Black is mated.", "The game is over.").contains("over> quit");
  }

  @Test
  void theBoardIsDrawnWithTheLastMoveMarked() {
    assertThat(two("e4\nquit\n", "chess").outLines()).containsSubsequence(
        "  8  r  n  b  q  k  b  n  r",
        "  4  .  :  .  : [P] :  .  :",
        "  2  P  P  P  P [.] P  P  P",
        "     a  b  c  d  e  f  g  h");
  }

  @Test
  void checkIsMarkedAndSaid() {
    assertThat(two("e4\nf6\nd4\ng5\nQh5\nquit\n", "chess").out()).contains("!k!",
        "White wins: Black is mated.");
    assertThat(two("e4\nd5\nBb5\nquit\n", "chess").out()).contains("!k!", "Black is in check.");
  }

  @Test
  void whatAnEpdSaysBesidesIsTold() {
    CommandRun run = CommandRun.reading("fen\nquit\n", "play", "chess", "--black", "human", "--fen",
        "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"x\"; hmvc 3;");
    assertThat(run.out()).contains("4k3/8/8/8/8/8/4P3/4K3 w - - 3 1");
    assertThat(run.errLines()).containsExactly("operations of the EPD that are ignored: bm, id");
  }

  @ParameterizedTest
  @MethodSource("games")
  void theComputerPlaysEveryGame(String id) {
    CommandRun run =
        CommandRun.reading("moves\nhelp\nlevel 1\nswitch\nundo\nfen\nquit\n", "play", id, "--level", "1");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    SideNames sides = GameFiles.definition(id, List.of()).title().look().sides();
    assertThat(run.out()).contains(sides.white() + ": ", "You play " + sides.black() + " now.");
    assertThat(run.outLines()).allMatch(line -> line.length() <= 80 || line.contains("/"));
  }

  @Test
  void whatIsTypedWronglyIsExplained() {
    CommandRun run =
        two("Ke3\nwhy e1e3\nhlep\nfoo bar\nmoves z9\nmoves e1\nlevel 12\nload\nsave\nundo\nquit\n", "chess");
    assertThat(run.out()).contains("Not legal: ", "did you mean \"help\"?", "is no square of this board",
        "There is no move from e1.", "A level is a number from 1", "load FILE", "save FILE",
        "There is no move to take back.");
    assertThat(run.out()).doesNotContain("Exception");
  }

  @Test
  void stateIsSaidInWords() {
    assertThat(two("a1a2\nquit\n", "noli-me-tangere").out()).contains("rook (R)");
    assertThat(two("quit\n", "three-check").out()).contains("Checks still to give: White 3, Black 3.");
    assertThat(CommandRun.reading("quit\n", "play", "royal-standard", "--black", "human", "--fen",
        "*s1rb1*/sSbw3/R5r/ksB2s1/1WS2SS/*1KR2* b - - 29 35 frozen:b3+f3").out()).contains("Frozen")
        .contains("b3, f3");
    assertThat(CommandRun.reading("quit\n", "play", "crazyhouse", "--black", "human", "--fen",
        "4k3/8/8/8/8/8/8/4K3[QPPn] w - - 0 1").out()).contains("White holds Q, P ×2.", "Black holds n.");
  }

  @Test
  void aGameIsSavedAndLoaded() {
    String file = directory.resolve("game.pgn").toString();
    CommandRun saved = two("e4\ne5\nNf3\nsave " + file + "\nNc6\nsave " + file + "\nquit\n", "chess");
    assertThat(saved.out()).contains("Saved to " + file);
    CommandRun loaded =
        CommandRun.reading("fen\nundo\nquit\n", "play", "chess", "--black", "human", "--load", file);
    assertThat(loaded.out()).contains("Loaded.",
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
  }

  @Test
  void aGameOfAnotherKindCanBeLoaded() {
    String file = directory.resolve("game.pgn").toString();
    two("save " + file + "\nquit\n", "shogi");
    CommandRun run =
        CommandRun.reading("e4\nload " + file + "\nfen\nquit\n", "play", "chess", "--black", "human");
    assertThat(run.out()).contains("Loaded.", "lnsgkgsnl/1r5b1/ppppppppp");
  }

  @Test
  void aBadFileLosesNothingAndNoFileIsOverwritten() throws IOException {
    Path bad = Files.writeString(directory.resolve("bad.pgn"), "[Variant \"Chess\"]\n\n1. e4 e5 2. Ke3 *\n");
    CommandRun run =
        two("d4\nload " + bad + "\nload nowhere.pgn\nload " + directory + "\nsave " + bad + "\nfen\nquit\n",
            "chess");
    assertThat(run.out()).contains("line 3", "cannot read nowhere.pgn", "exists already",
        "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq");
    assertThat(Files.readString(bad)).contains("Ke3");
  }

  @Test
  void undoGoesBackToThePersonsMove() {
    CommandRun run = CommandRun.reading("e4\nundo\nfen\nquit\n", "play", "chess", "--level", "1");
    assertThat(run.out()).contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }

  @Test
  void resigningAndDrawsCanBeTakenBack() {
    CommandRun run = two("resign\ndraw\nundo\ndraw\nundo\ne4\nnew\nquit\n", "chess");
    assertThat(run.out()).contains("Black wins: White has resigned.", "A draw, as agreed.", "1. e4");
  }

  @Test
  void thePersonWhoPlaysBlackSitsBelow() {
    CommandRun run =
        CommandRun.reading("flip\nquit\n", "play", "chess", "--white", "computer", "--level", "1");
    assertThat(run.out()).contains("     h  g  f  e  d  c  b  a", "     a  b  c  d  e  f  g  h");
  }

  /** Each run has other moves that a weak level overlooks: a hint is not of that level. */
  @RepeatedTest(8)
  void aHintIsTheBestMoveHoweverWeakTheComputerPlays() {
    CommandRun run = CommandRun.reading("hint\nquit\n", "play", "chess", "--level", "1", "--fen",
        "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
    assertThat(run.out()).contains("Try Qg7# (g1g7): it wins in 1 move.");
  }

  @Test
  void twoComputersPlayUntilTheEnd() {
    CommandRun run =
        CommandRun.reading("", "play", "king-of-the-hill", "--white", "computer", "--black", "computer",
            "--level", "1");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("over> ");
  }
}
