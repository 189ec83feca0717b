package org.variorum.rules.rule.conditional;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Outcome;

/** The game ends when a condition holds; and when goals are judged. */
class ConditionalTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Game game(String goals) {
    return Game.of(READER.read("sample.yaml",
        "game: Sample\nfrom: chess\ngoals: " + goals + "\ndraws: { bare kings: no }\n",
        List.of()));
  }

  private static String after(Game game, String fen, String moves) {
    Position position = game.position(fen);
    for (String move : moves.split(" ")) {
      position = position.play(position.find(move).orElseThrow());
    }
    Optional<Outcome> outcome = position.outcome();
    assertThat(position.moves().isEmpty()).isEqualTo(outcome.isPresent());
    return outcome.map(Outcome::sentence).orElse("-");
  }

  @Test
  void whoHasTwoPawnsOnTheSixthRankHasWon() {
    Game game = game("{ if: { holds: own P in rank 6 at least 2, verdict: win } }");
    String fen = "4k3/8/2P5/3P4/8/p7/1p6/4K3 w - - 0 1";
    assertThat(after(game, fen, "d5d6"))
        .isEqualTo("White wins: of White it holds that the number of its own pawns on rank 6 is at least 2.");
    assertThat(after(game, fen, "c6c7")).isEqualTo("-");
    assertThat(RuleCard.of(game.definition(), List.of()).goals())
        .contains(
            "A side wins if the number of its own pawns on rank 6 is at least 2.");
  }

  @Test
  void theCardSaysWhoseGoalItIs() {
    Game game =
        game("{ stalemate: loss / draw, extinction: { pieces: P, side: White, judged: after the reply },"
            + " reach: { pieces: N, in: e5, side: Black }, if: { holds: own N in rank 8, side: White } }");
    assertThat(RuleCard.of(game.definition(), List.of()).goals()).contains(
        "If White is not in check and has no legal move, it loses (stalemate)."
            + " If Black is not in check and has no legal move, the game is a draw (stalemate).",
        "If White has no pawns left, it loses. This is judged after White's next move.",
        "Black wins by bringing a knight (N) to e5.",
        "White wins if there is one of its own knights on rank 8.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // At once.
      "{ reach: { pieces: K, in: rank 8 / rank 8 } } | 8/4K3/8/k7/8/8/8/8 w - - 0 1 | e7e8 | White wins: White has reached the goal.",
      // White's win is judged after the reply; Black comes there, too.
      "{ reach: { pieces: K, in: rank 8 / rank 8, judged: after Black's reply } } | 8/k3K3/8/8/8/8/8/8 w - - 0 1 | e7e8"
          + " | -",
      "{ reach: { pieces: K, in: rank 8 / rank 8, judged: after Black's reply } } | 8/k3K3/8/8/8/8/8/8 w - - 0 1 | e7e8 a7a8"
          + " | A draw: both sides have done what wins.",
      "{ reach: { pieces: K, in: rank 8 / rank 8, judged: after Black's reply } } | 8/k3K3/8/8/8/8/8/8 w - - 0 1 | e7e8 a7a6"
          + " | White wins: White has reached the goal.",
      "{ reach: { pieces: K, in: rank 8 / rank 8, judged: after Black's reply } } | 8/k3K3/8/8/8/8/8/8 w - - 0 1 | e7e6 a7a8"
          + " | Black wins: Black has reached the goal.",
      // No reply can help.
      "{ reach: { pieces: K, in: rank 8 / rank 8, judged: after Black's reply } } | 8/4K3/k7/8/8/8/8/8 w - - 0 1 | e7e8"
          + " | White wins: White has reached the goal.",
      // A piece that is driven away has not won.
      "{ reach: { pieces: N, in: e5, judged: after the reply } } | 4k3/8/8/4N3/2n5/8/8/4K3 b - - 0 1 | c4e5 | -",
      "{ reach: { pieces: N, in: e5, judged: after the reply } } | 4k3/8/8/8/8/3N4/8/4K3 w - - 0 1 | d3e5 e8e7"
          + " | White wins: White has reached the goal.",
      // A side without a move and without pawns has lost, unless neither side has pawns.
      "{ stalemate: draw, if: { holds: no own P, verdict: loss, judged: without a move } } | k7/8/1K6/8/7P/8/2Q5/8 w - - 0 1 | c2c7"
          + " | White wins: of Black it holds that there is none of its own pawns.",
      "{ stalemate: draw, if: { holds: no own P, verdict: loss, judged: without a move } } | k7/8/1K6/8/8/8/2Q5/8 w - - 0 1 | c2c7"
          + " | A draw: both sides have done what wins.",
      "{ stalemate: draw, if: { holds: no own P, verdict: loss, judged: without a move } } | k7/8/1K6/7p/7P/8/2Q5/8 w - - 0 1 | c2c7"
          + " | A draw: Black has no legal move and is not in check.",
      "{ stalemate: draw, if: { holds: no own P, verdict: loss, judged: without a move } } | k7/8/1K6/7p/7P/8/2Q5/8 w - - 0 1 | c2c5"
          + " | -",
      // A piece that is attacked has not come there safely.
      "{ reach: { pieces: N, in: e5, safe: yes } } | 4k3/8/8/8/8/3N4/8/4K3 w - - 0 1 | d3e5 | White wins: White has reached the goal.",
      "{ reach: { pieces: N, in: e5, safe: yes } } | 4k3/8/3p4/8/8/3N4/8/4K3 w - - 0 1 | d3e5 | -",
      // A side with a bare king may bare the other king by the reply.
      "{ bare king: { verdict: loss, judged: after the reply } } | k7/8/8/8/8/4r3/4K3/8 w - - 0 1 | e2e3"
          + " | A draw: both sides have done what wins.",
      "{ bare king: { verdict: loss, judged: after the reply } } | k7/8/8/8/8/4r3/8/4K3 w - - 0 1 | e1d1"
          + " | Black wins: White has nothing left but the king.",
      "{ extinction: { pieces: P, at most: 1 } } | 4k3/ppp5/8/8/8/1n6/P1PP4/4K3 b - - 0 1 | b3d2 | -",
      "{ extinction: { pieces: P, at most: 2 } } | 4k3/ppp5/8/8/8/1n6/P1PP4/4K3 b - - 0 1 | b3d2"
          + " | Black wins: White has at most 2 left of pawn.",
      // Of White alone: Black's fewer pawns are no matter.
      "{ extinction: { pieces: P, at most: 2, side: White } } | 4k3/pp6/8/8/8/1n6/P1PP4/4K3 w - - 0 1 | e1e2 | -",
      "{ extinction: { pieces: P, at most: 2, side: White } } | 4k3/pp6/8/8/8/1n6/P1PP4/4K3 b - - 0 1 | b3d2"
          + " | Black wins: White has at most 2 left of pawn.",
      "{ reach: { pieces: K, in: rank 8 / rank 8, side: White } } | 8/4K3/k7/8/8/8/8/8 b - - 0 1 | a6a7 | -",
      "{ reach: { pieces: K, in: rank 8 / rank 8, side: White } } | 8/k7/8/4K3/8/8/8/8 b - - 0 1 | a7a8 | -",
      "{ reach: { pieces: K, in: rank 8 / rank 8, side: White } } | 8/4K3/k7/8/8/8/8/8 w - - 0 1 | e7e8"
          + " | White wins: White has reached the goal.",
      // Of one side there is no draw by both, and so no reply.
      "{ reach: { pieces: K, in: rank 8 / rank 8, side: White, judged: after Black's reply } } | 8/k3K3/8/8/8/8/8/8 w - - 0 1"
          + " | e7e8 | White wins: White has reached the goal.",
      "{ if: { holds: own N in rank 8, side: Black, verdict: draw } } | 4k3/8/7N/8/8/8/7P/4K3 w - - 0 1 | h6g8 | -",
      "{ bare king: { verdict: win, side: Black } } | k7/8/8/8/8/4r3/4K3/8 w - - 0 1 | e2e3"
          + " | Black wins: Black has nothing left but the king.",
      "{ line: { length: 3, pieces: P, side: Black } } | 4k3/8/8/8/8/1P1P4/2P5/4K3 w - - 0 1 | c2c3 | -",
      "{ line: { length: 3, pieces: P, side: Black } } | 4k3/2p5/1p1p4/8/8/8/8/4K3 b - - 0 1 | c7c6"
          + " | Black wins: Black has 3 pieces in a line.",
      // The equalising move: Black may do by the next move what White has done.
      "{ line: { length: 3, pieces: P, judged: after Black's reply } } | 4k3/2p5/1p1p4/8/8/1P1P4/2P5/4K3 w - - 0 1 | c2c3 c7c6"
          + " | A draw: both sides have done what wins.",
      "{ line: { length: 3, pieces: P, judged: after Black's reply } } | 4k3/2p5/1p1p4/8/8/1P1P4/2P5/4K3 w - - 0 1 | c2c3 e8e7"
          + " | White wins: White has 3 pieces in a line.",
      // Stalemate and mate mean for each side what it says of her.
      "{ stalemate: loss / draw } | 8/8/8/8/8/4k3/5p2/5K2 b - - 0 1 | e3f3 | Black wins: White has no legal move and is not in check.",
      "{ stalemate: loss / draw } | 5k2/5P2/4K3/8/8/8/8/8 w - - 0 1 | e6f6 | A draw: Black has no legal move and is not in check.",
      "{ checkmate: win / loss } | 7k/8/8/8/8/1r6/r7/6K1 b - - 0 1 | b3b1 | White wins: White is mated.",
      "{ checkmate: win / loss } | 6k1/R7/1R6/8/8/8/8/7K w - - 0 1 | b6b8 | White wins: Black is mated."})
  void goalsAreJudgedAtTheirMoment(String goals, String fen, String moves, String outcome) {
    assertThat(after(game(goals), fen, moves)).isEqualTo(outcome);
  }

  /** A piece that cannot act on enemies reaches no square. */
  @Test
  void nobodyReachesWhereNobodyCanBeActedOn() {
    String text = """
        game: Sample
        board: 4x8
        pieces:
          K: { name: king, royal: yes, moves: K }
          G: { name: guard, moves: mfWcfF, promotes: { becomes: R, in: ranks 7-8, when: beyond reached by enemy } }
          R: { name: rook, moves: R }
        royalty: capture
        acting: { form: towing, enemy: nothing }
        start: "1rk1/4/4/4/1G2/4/4/1RK1 w - - 0 1"
        """;
    String fen = "1r2/2k1/3G/4/4/4/4/1RK1 w - - 0 1";
    assertThat(Game.of(READER.read("sample.yaml", text, List.of())).position(fen).find("d6d7r")).isEmpty();
    String acting = text.replace("enemy: nothing", "enemy: displace");
    assertThat(Game.of(READER.read("sample.yaml", acting, List.of())).position(fen).find("d6d7r"))
        .isPresent();
  }
}
