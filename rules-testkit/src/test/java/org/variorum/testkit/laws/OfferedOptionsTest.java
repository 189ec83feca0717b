package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

/** A game offers only options that change how it is played. */
@Execution(ExecutionMode.CONCURRENT)
class OfferedOptionsTest {

  private static final int GAMES = 20;
  /** One in this many positions is compared; with the property {@code variorum.deep} all are. */
  private static final int SHARE = Boolean.getBoolean("variorum.deep") ? 1 : 3;

  static Stream<String> options() {
    return GameFiles.ids().stream().flatMap(
        id -> GameFiles.card(id).options().stream().map(GameCard.Option::id)
            .map(option -> id + " " + option));
  }

  @ParameterizedTest
  @MethodSource("options")
  void everyOptionChangesTheMovesOfSomePosition(String gameAndOption) {
    String[] names = gameAndOption.split(" ");
    Game plain = GameFiles.game(names[0], List.of());
    Game chosen = GameFiles.game(names[0], List.of(names[1]));
    boolean[] differs = {!plain.start().fen().equals(chosen.start().fen())};
    for (int seed = 0; seed < GAMES && !differs[0]; seed++) {
      RandomGame.play(chosen, seed, (position, moves, random) -> {
        if (!differs[0] && random.nextInt(SHARE) == 0) {
          differs[0] = !told(plain, position.fen()).equals(told(chosen, position.fen()));
        }
      });
    }
    assertThat(differs[0]).as("a position in which %s makes a difference", gameAndOption).isTrue();
  }

  /** The moves with the positions that they lead to. */
  private static Set<String> told(Game game, String fen) {
    try {
      Position position = game.position(fen);
      return position.moves().stream().map(move -> told(position, move)).collect(Collectors.toSet());
    } catch (IllegalSetupException e) {
      return Set.of("no position");
    }
  }

  private static String told(Position position, Move move) {
    return move + " " + position.play(move).fen();
  }
}
