package org.variorum.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

@Execution(ExecutionMode.CONCURRENT)
class ParameterSearchTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int GAMES = DEEP ? 6 : 2;
  private static final int NODES = DEEP ? 60 : 20;
  private static final Game GAME = GameFiles.game("royal-standard", List.of());

  @Test
  void everyParameterIsTriedAndWhatIsBetterIsKept() throws InterruptedException, UnfitException {
    Set<SearchParameter> tried = EnumSet.noneOf(SearchParameter.class);
    List<String> better = new ArrayList<>();
    SearchParameters before = SearchParameters.estimate(GAME);
    SearchParameters found =
        new ParameterSearch(GAME, EngineSettings.DEFAULT, before,
            new ParameterSearch.Plan(GAMES, 1, NODES, 200, 1),
            2,
            (parameter, present, value, standing, isBetter) -> {
              assertThat(value).isNotEqualTo(present).isIn(parameter.ladder());
              assertThat(standing.games().size()).isPositive();
              tried.add(parameter);
              if (isBetter) {
                assertThat(standing.games().mean()).isGreaterThan(0.5);
                better.add(parameter.word() + " " + value);
              }
            }).run();
    assertThat(tried).containsExactlyInAnyOrder(SearchParameter.values());
    for (SearchParameter parameter : SearchParameter.values()) {
      boolean changed = !found.value(parameter).equals(before.value(parameter));
      assertThat(changed)
          .isEqualTo(better.stream().anyMatch(step -> step.startsWith(parameter.word() + " ")));
    }
  }

  @Test
  void nothingIsTriedOnceItIsStopped() throws InterruptedException, UnfitException {
    List<Integer> tried = new ArrayList<>();
    SearchParameters before = SearchParameters.estimate(GAME);
    ParameterSearch search =
        new ParameterSearch(GAME, EngineSettings.DEFAULT, before, new ParameterSearch.Plan(8, 1, 60, 200, 2),
            1,
            (parameter, present, value, standing, isBetter) -> tried.add(value));
    search.stop();
    assertThat(search.run()).isEqualTo(before);
    assertThat(tried).isEmpty();
  }

  @Test
  void thePlanDecidesWhateverTheNumberOfThreads() throws InterruptedException, UnfitException {
    assertThat(steps(1)).isNotEmpty().isEqualTo(steps(3));
  }

  /** All tests of a search, with their counts. */
  private static List<String> steps(int threads) throws InterruptedException, UnfitException {
    List<String> steps = new ArrayList<>();
    new ParameterSearch(GAME, EngineSettings.DEFAULT.megabytes(1), SearchParameters.estimate(GAME),
        new ParameterSearch.Plan(GAMES, 1, NODES, 200, 4), threads,
        (parameter, present, value, standing, isBetter) -> steps.add(parameter.word() + " " + value + " "
            + standing.games().counts() + standing.endings() + isBetter))
        .run();
    return steps;
  }
}
