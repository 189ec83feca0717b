package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Premoves;

/** That nothing is missing is a law of the testkit; here, what there is. */
class PremovesTest {

  @ParameterizedTest(name = "{0}: {2} to {3}")
  @CsvSource(delimiter = '|', value = {
      "chess | 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 | e2 | d3 e3 e4 f3",
      "chess | 4k3/8/8/8/8/8/8/R3K3 b Q - 0 1 | e1 | a1 c1 d1 d2 e2 f1 f2",
      "chess | 4k3/8/8/8/8/8/8/R3K3 b - - 0 1 | e1 | d1 d2 e2 f1 f2",
      "delegating | 3k3/7/7/7/7/7/7/7/7/7/7/PN1K3 b - - 0 1 | a1 | a10 a11 a12 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3 "
          + "c1 c2 c3 d1 d4 e1 e5 f1 f6 g1 g7",
      "notake-rifle | 4k4/9/9/9/9/9/9/9/N3K4 b - - 0 1 | a1 | a1 b3",
      "noli-me-tangere | 3k6/10/10/10/10/10/10/10/10/S3K5 b - - 0 1 | a1 | a2 b2"})
  void whereAManMayHopeToGo(String id, String fen, String from, String expected) {
    Game game = RepositoryGames.of(id);
    SortedSet<Integer> squares =
        Objects.requireNonNull(
            game.position(fen).premoves().moves().get(game.board().square(from).orElseThrow()));
    assertThat(squares.stream().map(game.board()::name).sorted().collect(Collectors.joining(" ")))
        .isEqualTo(expected);
  }

  @Test
  void piecesInHandMayBePutOnAnySquareOfTheirs() {
    Position position = RepositoryGames.of("shogi").position("4k4/9/9/9/9/9/4P4/9/4K4[Pn] b - - 0 1");
    Premoves premoves = position.premoves();
    assertThat(premoves.drops()).containsOnlyKeys(new Piece("P", Side.WHITE));
    assertThat(premoves.drops().get(new Piece("P", Side.WHITE))).hasSize(72);
    assertThat(premoves.moves().keySet().stream().map(position.game().board()::name)).containsExactly("e1",
        "e3");
  }

  @Test
  void anExchangeReachesWhereverTheOtherPieceMayGo() {
    Game game = RepositoryGames.of("noli-me-tangere");
    Position position = game.position("10/3k6/10/10/10/10/10/10/4K5/10 w - - 0 1");
    SortedSet<Integer> exchanged = new TreeSet<>(position.premoves().moves().values().iterator().next());
    assertThat(exchanged).contains(game.board().square("e2").orElseThrow(),
        game.board().square("e4").orElseThrow());
  }
}
