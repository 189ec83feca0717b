package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.notation.Games;

/** There is an attacker on just those squares that are attacked. */
class AttackersLawTest {

  static Stream<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void attackersAreFoundWhereThereIsAttack(Game game) {
    for (int seed = 0; seed < 2; seed++) {
      for (Position position : Games.playout(game, seed, 60)) {
        State state = Referee.seat(game.tables(), game.setup(position.fen()));
        for (int square = 0; square < game.board().size(); square++) {
          for (int side = 0; side < 2; side++) {
            List<Integer> found = new Attackers(state).of(square, side);
            assertThat(!found.isEmpty()).as("%s by %s in %s", game.board().name(square), found, position)
                .isEqualTo(new Attacks(state).attacked(square, side));
          }
        }
      }
    }
  }
}
