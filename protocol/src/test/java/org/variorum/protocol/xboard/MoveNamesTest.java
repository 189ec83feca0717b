package org.variorum.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.protocol.Talk;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

@Execution(ExecutionMode.CONCURRENT)
class MoveNamesTest {

  private static final int PLIES = Boolean.getBoolean("variorum.deep") ? 60 : 6;

  static Stream<String> variants() {
    return Talk.catalog().ids().stream().flatMap(id -> Talk.catalog().variants(id).stream());
  }

  private static Game game(String variant) {
    String[] parts = variant.split("@");
    return GameFiles.game(parts[0], parts.length > 1 ? List.of(parts[1]) : List.of());
  }

  /** Every legal move has a name of its own, and XBoard can glue its legs together and take them apart again. */
  @ParameterizedTest
  @MethodSource("variants")
  void namesAreUniqueAndSurviveXBoard(String variant) {
    Random random = new Random(7);
    Position position = game(variant).start();
    for (int ply = 0; ply < PLIES && !position.moves().isEmpty(); ply++) {
      MoveNames names = new MoveNames(position);
      Map<String, Move> seen = new HashMap<>();
      for (Move move : position.moves()) {
        String text = names.text(move);
        assertThat(seen.put(text, move)).as("%s in %s", text, position).isNull();
        assertThat(names.find(text)).as("%s in %s", text, position).contains(move);
        assertThat(relayed(text)).isEqualTo(text);
      }
      position = position.play(position.moves().get(random.nextInt(position.moves().size())));
    }
  }

  /** What XBoard hands on: the first leg's start, the second leg's start and end. */
  private static String relayed(String text) {
    String[] legs = text.split(",");
    if (legs.length == 1) {
      return text;
    }
    assertThat(legs).as(text).hasSize(2);
    String from = legs[0].replaceFirst("^([a-p][0-9]+).*", "$1");
    String via = legs[1].replaceFirst("^([a-p][0-9]+).*", "$1");
    return from + via + "," + legs[1];
  }

  @Test
  void whatIsNotToBeChosenMayBeLeftOut() {
    Position position = game("gleeman").position("4k4/9/9/4P4/9/9/9/9/4K4 w - - 0 1");
    MoveNames names = new MoveNames(position);
    assertThat(names.find("e6e7").map(names::text)).contains("e6e7b");
    assertThat(names.find("e6e7B").map(names::text)).contains("e6e7b");
    Position chess = game("chess").position("8/4P3/8/8/8/k7/8/4K3 w - - 0 1");
    assertThat(new MoveNames(chess).find("e7e8")).isEmpty();
  }

  @Test
  void castlingThatXBoardCarriesOutIsTheKingsMove() {
    Position position = game("gleeman").position("4k4/9/9/9/9/9/9/9/R3K3R w KQ - 0 1");
    MoveNames names = new MoveNames(position);
    assertThat(position.moves().stream().filter(move -> move.text().contains(",")).map(names::text))
        .containsExactlyInAnyOrder("e1c1", "e1b1", "e1g1", "e1h1");
  }
}
