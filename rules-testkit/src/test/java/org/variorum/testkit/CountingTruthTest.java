package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.testkit.naive.NaiveGame;

/** Moves are counted as another program counts them, by the compiled game and by the naive one. */
class CountingTruthTest {

  /** A line of the file: how far is counted after some moves. */
  private record Counted(String game, String fen, List<String> moves, int limit, int count) {

    static Counted of(String line) {
      String[] parts = line.split(" \\| ", -1);
      return new Counted(parts[0], parts[1], List.of(parts[2].split(" ")), Integer.parseInt(parts[3]),
          Integer.parseInt(parts[4]));
    }

    /** The entries of a FEN; a count may be no greater than one more than its limit. */
    Set<String> entries() {
      return limit == 0 ? Set.of("")
          : count == 0 ? Set.of("counting:" + limit)
              : Set.of("counting:" + limit, "counted:" + Math.min(count, limit + 1));
    }
  }

  static Stream<Counted> lines() {
    try (var stream = CountingTruthTest.class.getResourceAsStream("/counting.txt")) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(line -> !line.startsWith("#")).map(Counted::of).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void countsAsTheFileSays(Counted line) {
    Definition definition = GameFiles.definition(line.game(), List.of());
    Position position = Game.of(definition).position(line.fen());
    NaiveGame naive = new NaiveGame(definition);
    String naively = position.fen();
    for (String move : line.moves()) {
      position = position.play(position.find(move).orElseThrow());
      naively = Objects.requireNonNull(naive.answer(naively).moves().get(move));
    }
    assertThat(entries(position.fen())).as(position.fen()).isEqualTo(line.entries());
    assertThat(naively).isEqualTo(position.fen());
  }

  private static Set<String> entries(String fen) {
    String[] fields = fen.split(" ");
    return Set.of(fields.length > 6 ? fields[6].split(",") : new String[] {""});
  }
}
