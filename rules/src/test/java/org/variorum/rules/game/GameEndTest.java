package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.Outcome;

class GameEndTest {

  private static final Game BARE_KING_DRAWS = RepositoryGames.written("""
      game: Bare king draws
      board: 5x5
      start: "k3r/5/5/5/K3R w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        Q: { name: queen, moves: Q }
      goals: { checkmate: loss, stalemate: loss, bare king: draw }
      """);

  /** A draw takes the moves away, but a check is no mate for that; mate and stalemate come before the draw (COM-7). */
  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource({"k3R/5/5/5/K4 b - - 0 1, bare", "k4/5/5/5/K3R b - - 0 1, bare",
      "k3R/4R/5/5/K4 b - - 0 1, mate", "k4/4R/1R3/5/K4 b - - 0 1, stalemate"})
  void aBareKingIsNoMatedKing(String fen, String reason) {
    Position position = BARE_KING_DRAWS.position(fen);
    assertThat(position.moves()).isEmpty();
    assertThat(position.outcome().map(end -> end.reason().word())).contains(reason);
    assertThat(position.mutable().outcomeOnBoard()).isEqualTo(position.outcome());
    assertThat(position.mutable().outcomeWithoutMoves()).isEqualTo(position.outcome().orElseThrow());
  }

  /** The reason names the side for which it holds, whether that side won or lost by it. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "extinction: [{ pieces: R, verdict: loss }] | k4/5/5/5/K3R b - - 0 1 | White wins: Black has no rook left.",
      "extinction: [{ pieces: R Q, verdict: win }] | k4/5/5/5/K3R b - - 0 1 | Black wins: Black has no rook or queen left.",
      "bare king: win | k3r/5/5/5/K4 b - - 0 1 | White wins: White has nothing left but the king.",
      "bare king: draw | k3r/5/5/5/K4 b - - 0 1 | A draw: White has nothing left but the king.",
      "reach: [{ pieces: K, in: a2 }] | k3r/5/5/K4/4R b - - 0 1 | White wins: White has reached the goal.",
      "stalemate: win | k4/4R/1R3/5/K4 b - - 0 1 | Black wins: Black has no legal move and is not in check.",
      "stalemate: draw | k4/4R/1R3/5/K4 b - - 0 1 | A draw: Black has no legal move and is not in check.",
      "checkmate: loss | k3R/4R/5/5/K4 b - - 0 1 | White wins: Black is mated."})
  void anEndIsToldInASentence(String goal, String fen, String sentence) {
    Game game = RepositoryGames.written("""
        game: Ends
        board: 5x5
        start: "k3r/5/5/5/K3R w - - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          R: { name: rook, moves: R }
          Q: { name: queen, moves: Q }
        goals: { %s }
        """.formatted(goal));
    assertThat(game.position(fen).outcome().map(Outcome::sentence)).contains(sentence);
  }
}
