package org.variorum.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class SearchParametersTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());

  static List<String> games() {
    return GameFiles.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyParameterOfEveryGameIsExpectedToBeSomethingAndIsOnItsLadder(String id) {
    SearchParameters parameters = SearchParameters.estimate(GameFiles.game(id, List.of()));
    for (SearchParameter parameter : SearchParameter.values()) {
      assertThat(parameters.value(parameter)).as("%s of %s", parameter, id).isPresent();
    }
    assertThat(SearchParameters.read(parameters.text())).isEqualTo(parameters);
    assertThat(SearchParameters.read(SearchParameters.NONE.text())).isEqualTo(SearchParameters.NONE);
  }

  @ParameterizedTest
  @EnumSource(SearchParameter.class)
  void ladderRisesAndItsStepsAreAllowed(SearchParameter parameter) {
    assertThat(parameter.ladder()).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(1);
    parameter.ladder().forEach(
        value -> assertThat(SearchParameters.NONE.with(parameter, value).value(parameter)).hasValue(value));
    assertThat(SearchParameter.of(parameter.word())).contains(parameter);
  }

  @Test
  void whatIsLearntGoesBeforeWhatIsExpected() {
    SearchParameters learnt = SearchParameters.read("# learnt\n\n reductions   60 \nnull-moves 0\n");
    SearchParameters all = SearchParameters.estimate(CHESS).overriddenBy(learnt);
    assertThat(all.value(SearchParameter.REDUCTIONS)).hasValue(60);
    assertThat(all.value(SearchParameter.NULL_MOVES)).hasValue(0);
    assertThat(all.value(SearchParameter.MARGINS)).hasValue(100);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"nothing 3|line 2: a parameter and its number were expected, not \"nothing 3\"",
          "margins|line 2: a parameter and its number were expected",
          "margins wide|line 2: margins needs a number, not \"wide\"",
          "margins -1|line 2: margins must be from 0 to 10000, not -1",
          "margins 99999|line 2: margins must be from 0 to 10000, not 99999"})
  void aLineThatCannotBeReadIsNamed(String line, String complaint) {
    assertThatThrownBy(() -> SearchParameters.read("# parameters\n" + line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void aFileBesideTheDefinitionFitsTheSearchUnlessItIsSwitchedOff(@TempDir Path folder) throws IOException {
    EngineSettings settings = EngineSettings.DEFAULT.experience(Experience.in(folder));
    long plain = nodes(settings);
    Path file = Experience.parametersFile(folder, CHESS);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "reductions 0\nlate-moves 10000\n");
    assertThat(nodes(settings)).isGreaterThan(plain * 3 / 2);
    assertThat(nodes(settings.withDisabled(Set.of(Technique.PARAMETERS)))).isEqualTo(plain);
    assertThat(nodes(settings.parameters(SearchParameters.read("reductions 100\nlate-moves 100"))))
        .isEqualTo(plain);
    Files.writeString(file, "reductions much\n");
    assertThatThrownBy(() -> nodes(settings)).isInstanceOf(ExperienceException.class)
        .hasMessageContaining("search.txt: line 1: reductions needs a number");
  }

  /** How many positions are looked at for a depth. */
  private static long nodes(EngineSettings settings) {
    return new Engine(CHESS, settings)
        .search(CHESS.start(), SearchLimits.NONE.depth(7), SearchListener.NONE).nodes();
  }
}
