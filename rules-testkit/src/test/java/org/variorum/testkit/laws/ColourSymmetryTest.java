package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.testkit.GameFiles;

/** A game and its mirror end alike, for every definition without rules for one side only. */
@Execution(ExecutionMode.CONCURRENT)
class ColourSymmetryTest {

  private static final Path GAMES = Path.of(System.getProperty("variorum.games", "games"));
  private static final Path COMPOSITIONS = Path.of("src/test/resources/compositions");
  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int ROUNDS = DEEP ? 200 : 2;
  private static final int PLIES = 40;

  static List<Variant> variants() {
    return Stream.of(GameFiles.variants(GameFiles.ids()), Variant.in(COMPOSITIONS, GAMES)).flatMap(List::stream)
        .filter(variant -> ColourSymmetry.concerns(variant.definition())).toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aGameAndItsMirrorEndAlike(Variant variant) {
    ColourSymmetry.hold(variant.definition(), new SplittableRandom(5), ROUNDS, PLIES);
  }

  @Test
  void listAll() {
    List<Variant> all = Stream.of(GameFiles.variants(GameFiles.ids()), Variant.in(COMPOSITIONS, GAMES)).flatMap(List::stream).toList();
    System.out.println(all.size() + " " + all.stream().filter(v -> !ColourSymmetry.concerns(v.definition())).map(Variant::name).toList());
  }
}
