package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.SearchParameters;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.table.TranspositionTable;
import org.variorum.engine.time.MoveTime;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class WorkerTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final EngineSettings SETTINGS = EngineSettings.DEFAULT;

  /**
   * Found in review: where not all first moves may be looked at, the best one of the depth before was not looked at first; so
   * when the budget ended, some capture had taken its place.
   */
  @Test
  void theMoveExpectedIsLookedAtFirst() {
    Worker worker = new Worker(CHESS, EstimatedWeights.of(CHESS), Optional.empty(), new TranspositionTable(1),
        SETTINGS, SearchParameters.estimate(CHESS), Handicap.NONE, true);
    worker.begin(CHESS.start().mutable(),
        new SearchBudget(SearchLimits.NONE, SearchListener.NONE, MoveTime.of(SearchLimits.NONE),
            worker::nodes),
        0);
    List<Long> all = CHESS.start().moves().stream().map(Move::code).toList();
    for (long expected : all) {
      // No move comes up to the window, so only the first one is noted.
      worker.search(2, 20_000, 20_001, new RootMoves(expected, List.of(), all));
      assertThat(worker.line()).first().isEqualTo(expected);
    }
  }
}
