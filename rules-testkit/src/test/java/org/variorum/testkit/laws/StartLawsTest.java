package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.naive.mechanism.Shuffles;

/** Start positions by number, of all games and compositions that have them. */
class StartLawsTest {

  private static final Path GAMES = Path.of(System.getProperty("variorum.games"));
  private static final int SAMPLE = Boolean.getBoolean("variorum.deep") ? 60 : 4;

  /** Found once for both tests: all definitions are read for it. */
  private static final class Numbered {
    static final List<Variant> VARIANTS = Stream.concat(GameFiles.variants(GameFiles.ids()).stream(),
        Variant.ofFolder(GameFiles.compositionFolder(), GAMES).stream())
        .filter(variant -> Shuffles.of(variant.definition()).findFirst().isPresent()).toList();
  }

  static List<Variant> numbered() {
    return Numbered.VARIANTS;
  }

  @ParameterizedTest
  @MethodSource("numbered")
  void numbersAreStarts(Variant variant) {
    StartLaws.checkNumberedStarts(variant.game(), new SplittableRandom(7), SAMPLE,
        Long.MAX_VALUE);
  }

  @Test
  void severalGamesHaveThem() {
    assertThat(numbered()).hasSizeGreaterThan(5);
  }
}
