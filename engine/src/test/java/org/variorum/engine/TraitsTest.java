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
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class TraitsTest {

  private static final Game CHESS = Game.of(GameFiles.definition("chess", List.of()));

  static List<String> games() {
    return GameFiles.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyTraitOfEveryGameIsExpectedToBeSomethingAndIsOnItsLadder(String id) {
    Traits traits = Traits.expected(GameFiles.definition(id, List.of()));
    for (Trait trait : Trait.values()) {
      assertThat(traits.value(trait)).as("%s of %s", trait, id).isPresent();
    }
    assertThat(Traits.read(traits.text())).isEqualTo(traits);
    assertThat(Traits.read(Traits.NONE.text())).isEqualTo(Traits.NONE);
  }

  @ParameterizedTest
  @EnumSource(Trait.class)
  void ladderRisesAndItsStepsAreAllowed(Trait trait) {
    assertThat(trait.ladder()).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(1);
    trait.ladder().forEach(value -> assertThat(Traits.NONE.with(trait, value).value(trait)).hasValue(value));
    assertThat(Trait.of(trait.word())).contains(trait);
  }

  @Test
  void whatIsLearntGoesBeforeWhatIsExpected() {
    Traits learnt = Traits.read("# learnt\n\n reductions   60 \nnull-moves 0\n");
    Traits all = Traits.expected(CHESS.definition()).and(learnt);
    assertThat(all.value(Trait.REDUCTIONS)).hasValue(60);
    assertThat(all.value(Trait.NULL_MOVES)).hasValue(0);
    assertThat(all.value(Trait.MARGINS)).hasValue(100);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"nothing 3|line 2: a trait and its number were expected, not \"nothing 3\"",
          "margins|line 2: a trait and its number were expected",
          "margins wide|line 2: margins needs a number, not \"wide\"",
          "margins -1|line 2: margins is from 0 to 10000, not -1",
          "margins 99999|line 2: margins is from 0 to 10000, not 99999"})
  void aLineThatCannotBeReadIsNamed(String line, String complaint) {
    assertThatThrownBy(() -> Traits.read("# traits\n" + line)).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void aFileBesideTheDefinitionFitsTheSearchUnlessItIsSwitchedOff(@TempDir Path folder) throws IOException {
    Settings settings = Settings.DEFAULT.experience(Experience.in(folder));
    long plain = nodes(settings);
    Path file = Experience.traitsFile(folder, CHESS);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "reductions 0\nlate-moves 10000\n");
    assertThat(nodes(settings)).isGreaterThan(plain * 3 / 2);
    assertThat(nodes(settings.without(Set.of(Technique.TRAITS)))).isEqualTo(plain);
    assertThat(nodes(settings.traits(Traits.read("reductions 100\nlate-moves 100")))).isEqualTo(plain);
    Files.writeString(file, "reductions much\n");
    assertThatThrownBy(() -> nodes(settings)).isInstanceOf(ExperienceException.class)
        .hasMessageContaining("search.txt: line 1: reductions needs a number");
  }

  /** How many positions are looked at for a depth. */
  private static long nodes(Settings settings) {
    return new Engine(CHESS, settings)
        .search(CHESS.start(), Limits.NONE.depth(7), Listener.PATIENT).nodes();
  }
}
