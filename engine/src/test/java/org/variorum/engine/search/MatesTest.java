package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.TruthFiles;
import org.variorum.testkit.TruthFiles.MateTruth;

/** Forced wins that other programs found: each is found here, and no sooner and no later than it can be. */
class MatesTest {

  private static final SearchLimits LIMITS = SearchLimits.NONE.nodes(60_000);
  private static final EngineSettings AS_SHIPPED =
      EngineSettings.DEFAULT
          .experience(Experience.in(Path.of(System.getProperty("variorum.games", "../games"))));

  @Test
  void everyForcedWinIsFoundWithItsExactDistance() throws Exception {
    List<MateTruth> truths = mates();
    assertThat(truths).hasSizeGreaterThan(100);
    Map<String, Engine> engines = new HashMap<>();
    Map<String, Game> games = new HashMap<>();
    SoftAssertions all = new SoftAssertions();
    for (MateTruth truth : truths) {
      Game game = games.computeIfAbsent(truth.game(), id -> GameFiles.game(id, List.of()));
      Engine engine = engines.computeIfAbsent(truth.game(), id -> new Engine(game, AS_SHIPPED));
      Result result = engine.search(game.position(truth.fen()), LIMITS, SearchListener.NONE);
      all.assertThat(result.score()).as(truth.toString()).isEqualTo(new Score.Wins(truth.mate()));
      if (!truth.keys().isEmpty()) {
        all.assertThat(truth.keys()).as(truth.toString()).contains(result.bestMove().orElseThrow().text());
      }
    }
    all.assertAll();
  }

  private static List<MateTruth> mates() throws IOException, URISyntaxException {
    return TruthFiles.mates(
        Path.of(Objects.requireNonNull(MatesTest.class.getResource("/positions/mates.jsonl.gz")).toURI()));
  }
}
