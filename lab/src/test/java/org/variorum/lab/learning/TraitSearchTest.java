package org.variorum.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.variorum.engine.Settings;
import org.variorum.engine.Trait;
import org.variorum.engine.Traits;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class TraitSearchTest {

  private static final Game GAME = Game.of(GameFiles.definition("royal-standard", List.of()));

  @Test
  void everyTraitIsTriedAndWhatIsBetterIsKept() throws InterruptedException, UnfitException {
    Set<Trait> tried = EnumSet.noneOf(Trait.class);
    List<String> better = new ArrayList<>();
    Traits before = Traits.expected(GAME.definition());
    Traits found = new TraitSearch(GAME, Settings.DEFAULT, before, new TraitSearch.Plan(6, 1, 2, 60, 200, 1),
        (trait, present, value, standing, isBetter) -> {
          assertThat(value).isNotEqualTo(present).isIn(trait.ladder());
          assertThat(standing.games().size()).isPositive();
          tried.add(trait);
          if (isBetter) {
            assertThat(standing.games().mean()).isGreaterThan(0.5);
            better.add(trait.word() + " " + value);
          }
        }).run();
    assertThat(tried).containsExactlyInAnyOrder(Trait.values());
    for (Trait trait : Trait.values()) {
      boolean changed = !found.value(trait).equals(before.value(trait));
      assertThat(changed).isEqualTo(better.stream().anyMatch(step -> step.startsWith(trait.word() + " ")));
    }
  }

  @Test
  void nothingIsTriedOnceItIsStopped() throws InterruptedException, UnfitException {
    List<Integer> tried = new ArrayList<>();
    Traits before = Traits.expected(GAME.definition());
    TraitSearch search =
        new TraitSearch(GAME, Settings.DEFAULT, before, new TraitSearch.Plan(8, 1, 1, 60, 200, 2),
            (trait, present, value, standing, isBetter) -> tried.add(value));
    search.stop();
    assertThat(search.run()).isEqualTo(before);
    assertThat(tried).isEmpty();
  }
}
