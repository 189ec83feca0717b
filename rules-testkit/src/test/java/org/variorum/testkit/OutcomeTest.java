package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Outcome;

/** How games end, and what comes first. */
class OutcomeTest {

  private static Game game(String id) {
    return GameFiles.game(id, List.of());
  }

  private static Position play(Position start, String moves) {
    Position position = start;
    for (String text : moves.split(" ", -1)) {
      position = position.play(position.find(text).orElseThrow());
    }
    return position;
  }

  private static String draw(String reason) {
    return "1/2-1/2 " + reason;
  }

  private static String win(Side winner, String reason) {
    return (winner == Side.WHITE ? "1-0 " : "0-1 ") + reason;
  }

  private static String told(Optional<Outcome> outcome) {
    return outcome.map(end -> end.result() + " " + end.reason().word()).orElse("");
  }

  @Test
  void aPositionThatOccursForTheThirdTimeIsADraw() {
    String round = "g1f3 g8f6 f3g1 f6g8";
    Position twice = play(game("chess").start(), round);
    assertThat(twice.outcome()).isEmpty();
    assertThat(twice.occurrences()).isEqualTo(2);
    assertThat(told(play(twice, round).outcome())).isEqualTo(draw("repetition"));
    assertThat(play(twice, round).moves()).hasSize(20);
  }

  @Test
  void castlingRightsMakePositionsDifferent() {
    Position start = game("chess").position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    Position position = play(start, "h1g1 e8d8 g1h1 d8e8");
    assertThat(position.occurrences()).isEqualTo(1);
  }

  @Test
  void shogiNeedsFourOccurrences() {
    String round = "b8b7 b2b3 b7b8 b3b2";
    Position start = game("shogi").position("4k4/1r7/9/9/9/9/9/1R7/4K4[] b - - 0 1");
    Position third = play(start, round + " " + round);
    assertThat(third.outcome()).isEmpty();
    assertThat(told(play(third, round).outcome())).isEqualTo(draw("repetition"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shogi   | R3k4/9/9/9/9/9/9/9/4K4[] b - - 0 1     | e9e8 a9a8 e8e9 a8a9",
      "xiangqi | R3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1     | e10e9 a10a9 e9e10 a9a10"})
  void aSideThatGaveCheckAllTheTimeLoses(String id, String fen, String round) {
    Position position = game(id).position(fen);
    while (position.outcome().isEmpty()) {
      position = play(position, round);
    }
    assertThat(told(position.outcome())).isEqualTo(win(Side.BLACK, "perpetual-check"));
  }

  /** With either side to move and either colour. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1 | e4d4 d7e7 d4e4 e7d7",
      "9/4c4/3k5/3r5/9/9/3C5/9/4K4/3R5 b - - 0 1 | d7e7 d4e4 e7d7 e4d4",
      "3r5/4k4/9/4c4/9/9/3R5/3K5/4C4/9 b - - 0 1 | e7d7 d4e4 d7e7 e4d4"})
  void bothGivingCheckAllTheTimeIsADraw(String fen, String round) {
    Position start = game("xiangqi").position(fen);
    Position position = play(start, round + " " + round);
    assertThat(told(position.outcome())).isEqualTo(draw("perpetual-check"));
    assertThat(told(play(start, round).mutable().endOfCycle(4))).isEqualTo(draw("perpetual-check"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shogi   | R3k4/9/9/9/9/9/9/9/4K4[] b - - 0 1     | e9e8 a9a8 e8e9 a8a9 | perpetual-check",
      "xiangqi | R3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1     | e10e9 a10a9 e9e10 a9a10 | perpetual-check",
      "shogi   | 4k4/1r7/9/9/9/9/9/1R7/4K4[] b - - 0 1  | b8b7 b2b3 b7b8 b3b2 | repetition",
      "chess   | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1         | a1b1 e8d8 b1a1 d8e8 | repetition",
      "chess   | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1         | a1b1 e8d8 b1a1      |"})
  void theEndOfACycleIsKnownWhenItClosesFirst(String id, String fen, String round, @Nullable String reason) {
    Position position = play(game(id).position(fen), round);
    assertThat(position.outcome()).isEmpty();
    String expected = reason == null ? ""
        : reason.equals("repetition") ? draw(reason) : win(Side.BLACK, reason);
    assertThat(told(position.mutable().endOfCycle(4))).isEqualTo(expected);
    assertThat(position.mutable().endOfCycle(3)).isEmpty();
  }

  @Test
  void fiftyMovesByEachSideAreADrawButMateComesFirst() {
    Game chess = game("chess");
    assertThat(told(play(chess.position("7k/8/6K1/8/8/8/8/R7 w - - 99 80"), "a1b1").outcome()))
        .isEqualTo(draw("move-count"));
    assertThat(told(play(chess.position("7k/8/6K1/8/8/8/8/R7 w - - 99 80"), "a1a8").outcome()))
        .isEqualTo(win(Side.WHITE, "mate"));
  }

  @Test
  void notakeHasNoMoveCount() {
    Position position = game("notake-rifle").position("4k4/9/9/9/9/9/9/1r5R1/4K4 w - - 99 80");
    assertThat(play(position, "h2h3 b2b3 h3h2 b3b2").outcome()).isEmpty();
  }

  @Test
  void bareKingsAreADrawButNotInTheRoyalStandard() {
    assertThat(told(game("gleeman").position("4k4/9/9/9/9/9/9/9/4K4 w - - 0 1").outcome()))
        .isEqualTo(draw("bare-kings"));
    assertThat(game("royal-standard").position("*1k3*/7/7/7/7/*3K1* w - - 0 1").outcome()).isEmpty();
  }

  @Test
  void diagramsOfTheRoyalStandardNeedNoKings() {
    Game game = game("royal-standard");
    assertThat(game.position("*5*/7/3S3/3R3/7/*5* w - - 0 1").moves()).isNotEmpty();
    assertThat(told(game.position("*5*/7/3S3/3R3/7/*2K2* w - - 0 1").outcome()))
        .isEqualTo(win(Side.WHITE, "king-captured"));
  }

  @Test
  void stalemateIsADrawInChessAndALossInXiangqi() {
    assertThat(told(game("chess").position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").outcome()))
        .isEqualTo(draw("stalemate"));
    assertThat(told(game("xiangqi").position("3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1").outcome()))
        .isEqualTo(win(Side.WHITE, "stalemate"));
  }

  @Test
  void theThirdCheckWins() {
    Position position = game("three-check").position("4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1");
    Position after = play(position, "a1a8");
    assertThat(after.fen()).contains(" 0+3 ");
    assertThat(told(after.outcome())).isEqualTo(win(Side.WHITE, "checks"));
    assertThat(after.moves()).isEmpty();
  }

  /** The last check ends the game, so that there is no en passant capture to write down. */
  @Test
  void theThirdCheckByADoubleStepLeavesNoEnPassant() {
    Position position = game("three-check")
        .position("1nb1qrk1/3p1ppp/rpp5/2P1bB2/R3K3/6P1/1P1P1P2/1NBQ2NR b - - 3+1 0 22");
    Position after = play(position, "d7d5");
    assertThat(after.fen()).isEqualTo("1nb1qrk1/5ppp/rpp5/2PpbB2/R3K3/6P1/1P1P1P2/1NBQ2NR w - - 3+0 0 23");
    assertThat(told(after.outcome())).isEqualTo(win(Side.BLACK, "checks"));
  }

  @Test
  void checksGivenAreReadAndChecksLeftAreWritten() {
    assertThat(game("three-check").position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +2+0").fen())
        .isEqualTo("4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1");
  }

  @Test
  void theKingOnTheHillHasWon() {
    Position position = game("king-of-the-hill").position("4k3/8/8/8/8/3K4/8/8 w - - 0 1");
    assertThat(told(play(position, "d3d4").outcome())).isEqualTo(win(Side.WHITE, "reached"));
  }

  /** It holds whichever side moved last, and in a position that was set up. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "dobutsu          | g1e/1CL/2G/El1[C] b - - 2 4          | BLACK",
      "dobutsu          | g1e/1CL/2G/El1[C] w - - 2 4          | BLACK",
      "king-of-the-hill | 4k3/8/8/8/4K3/8/8/8 w - - 0 1        | WHITE",
      "king-of-the-hill | 8/8/8/4k3/8/8/8/K7 b - - 0 1         | BLACK",
      "racing-kings     | 1K2brn1/5k2/8/8/8/8/8/8 b - - 0 1    | WHITE",
      "racing-kings     | 1K6/8/5k2/8/8/8/8/8 b - - 0 1        | WHITE",
      "racing-kings     | 5k2/8/1K6/8/8/8/8/8 b - - 0 1        | BLACK",
      "racing-kings     | 5k2/8/1K6/8/8/8/8/8 w - - 0 1        | BLACK"})
  void aGoalThatHoldsHasBeenReachedWhoeverHasMoved(String id, String fen, Side winner) {
    Position position = game(id).position(fen);
    assertThat(told(position.outcome())).isEqualTo(win(winner, "reached"));
    assertThat(position.moves()).isEmpty();
  }

  @Test
  void aReplyThatCanHelpIsGiven() {
    Position position = game("racing-kings").position("1K6/5k2/8/8/8/8/8/8 b - - 0 1");
    assertThat(position.outcome()).isEmpty();
    assertThat(told(play(position, "f7f8").outcome())).isEqualTo(draw("both-sides"));
    assertThat(told(play(position, "f7f6").outcome())).isEqualTo(win(Side.WHITE, "reached"));
  }

  @Test
  void aBlastThatTakesTheKingWinsEvenInCheck() {
    Position position = game("atomic").position("3rk3/3p4/8/8/8/8/3Q4/r2K4 w - - 0 1");
    assertThat(position.inCheck()).isTrue();
    assertThat(told(play(position, "d2d7").outcome())).isEqualTo(win(Side.WHITE, "king-captured"));
  }
}
