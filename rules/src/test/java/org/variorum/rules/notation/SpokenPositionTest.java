package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

@Execution(ExecutionMode.CONCURRENT)
class SpokenPositionTest {

  static Stream<Game> games() {
    return RepositoryGames.sample();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "chess | 4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1 | White: king e1, rooks a1 h1; Black: king e8, rook e2; "
          + "White to move; check",
      "chess | 7k/6Q1/5K2/8/8/8/8/8 b - - 0 1 | White: king f6, queen g7; Black: king h8; White has won; check",
      "chess | 7k/5Q2/5K2/8/8/8/8/8 b - - 0 1 | White: king f6, queen f7; Black: king h8; drawn",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[PPn] b - - 0 1 | White: king e1, 2 pawns in hand; "
          + "Black: king e8, knight in hand; Black to move",
      "royal-standard | *2k2*/7/7/2s4/7/*2K2* b - - 0 1 frozen:c3 | White: king d1; "
          + "Black: king d6, standard-bearer c3; frozen c3; Black to move",
      "noli-me-tangere | 10/3k6/10/10/10/10/10/r9/10/R7K1 w - - 1 2 ban:R | White: king i1, rook a1; "
          + "Black: king d9, rook a3; rooks may not move without capturing; White to move"})
  void inWords(String game, String fen, String words) {
    assertThat(Spoken.position(RepositoryGames.of(game).position(fen))).isEqualTo(words);
  }

  @ParameterizedTest
  @MethodSource("games")
  void allMovesAtOnceAreTheSameAsOneByOne(Game game) {
    for (Position position : RepositoryGames.moments(game, 31, 12)) {
      assertThat(Spoken.position(position)).doesNotContain("null", "  ", "Optional");
      assertThat(San.writeAll(position))
          .allSatisfy((move, text) -> assertThat(text).isEqualTo(San.write(position, move)));
      assertThat(position.mutable().outcomeOnBoard().isPresent()).isEqualTo(position.moves().isEmpty());
    }
  }
}
