package org.variorum.lab.first;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.Limits;
import org.variorum.lab.player.Turn;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

/**
 * A yardstick must not change. Between moves that it evaluates alike, the order in which the rules list them decides: the games
 * were recorded anew when that order changed, and nothing else.
 */
class FirstOpponentTest {

  private static final Limits LIMITS = Limits.NONE.nodes(3_000);

  static List<String> recorded() throws IOException {
    try (InputStream games = FirstOpponentTest.class.getResourceAsStream("games.txt")) {
      return new String(Objects.requireNonNull(games).readAllBytes(), StandardCharsets.UTF_8).lines()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void itPlaysAsItAlwaysDid(String line) {
    List<String> words = List.of(line.split(" "));
    Game game = Game.of(GameFiles.definition(words.getFirst(), List.of()));
    List<String> moves = words.subList(1, words.size());
    assertThat(moves).isNotEmpty();
    try (FirstOpponent opponent = new FirstOpponent(game)) {
      opponent.begin(game.start());
      assertThat(played(opponent, game.start(), moves.size())).isEqualTo(moves);
    }
  }

  private static List<String> played(FirstOpponent opponent, Position start, int count) {
    List<Move> moves = new ArrayList<>();
    Position position = start;
    while (moves.size() < count) {
      Turn turn = new Turn(start, moves, position, LIMITS, Optional.empty(), Duration.ofMinutes(1));
      moves.add(opponent.play(turn).move());
      position = position.play(moves.getLast());
    }
    return moves.stream().map(Move::text).toList();
  }
}
