package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Outcome;
import org.variorum.testkit.GameFiles;

/** A side with a bare royal piece is mated before the moves run out, though no search sees the mate at first. */
class BareRoyalTest {

  private static final SearchLimits LIMITS = SearchLimits.NONE.nodes(6_000);

  @ParameterizedTest
  @CsvSource({
      "chess, 8/8/8/3k4/8/8/8/R3K3 w - - 0 1",
      "chess, 8/8/8/8/4k3/8/3BBK2/8 w - - 0 1",
      "capablanca, 10/10/3k6/10/10/10/4QK4/10 w - - 0 1",
      "capablanca, 10/10/3k6/10/10/10/4RK4/10 w - - 0 1",
      "delegating, 4k2/2rbn2/7/7/7/7/7/6K/7/7/7/7 b - - 0 1",
      "delegating, 7/7/3C3/B6/7/4MK1/7/7/7/7/5k1/7 w - - 0 1",
      "gleeman, 9/9/3k5/9/9/9/9/1W2K4/R8 w - - 0 1"})
  void aBareRoyalPieceIsDrivenToItsMate(String id, String fen) {
    Game game = GameFiles.game(id, List.of());
    Position position = game.position(fen);
    Side hunter = position.turn();
    Engine engine = new Engine(game, EngineSettings.DEFAULT.megabytes(4));
    while (position.outcome().isEmpty()) {
      position = position.play(engine.search(position, LIMITS, SearchListener.NONE).bestMove().orElseThrow());
    }
    assertThat(position.outcome().flatMap(Outcome::winner)).as(position.fen()).contains(hunter);
  }
}
