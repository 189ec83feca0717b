package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.GuideException;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.guide.Pages;

/** Any text is a rules page, or is refused with every problem and its line. */
class RulesPageFuzzTest {

  private static final Pages PAGES =
      new DirectoryPages(Path.of(System.getProperty("variorum.games", "games")));

  static Stream<Arguments> seeds() {
    return Mutations
        .near(CompiledGames.ids().stream().flatMap(id -> PAGES.text(id).stream()).map(Lines::seed));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void refusesOrReads(byte[] input) throws Exception {
    String text = Lines.text(input);
    Bounded.within(() -> {
      try {
        assertThat(new GuideReader(PAGES).read("page.md", text).sections()).isNotNull();
      } catch (GuideException e) {
        Refusals.check(e.problems());
      }
      return true;
    });
  }
}
