package org.variorum.rules.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.notation.RepositoryGames;

/** Words whose combination means nothing that is known are refused, with the reason. */
class CombinationsTest {

  private static final String PIECES = """
      game: Combination
      board: 8x8
      start: "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        L: { name: locust, moves: [mQ, cafK] }
        C: { name: cannon, moves: mRcpR }
        P: { name: pawn, moves: fW, captures: { C: F } }
        X: { name: picky locust, moves: W, captures: { C: cafK } }
        W: { name: weathercock, moves: R, in check: B }
      """;

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "borrowing: { pieces: C, lenders: C } | borrowing and capturing in passing",
      "borrowing: { pieces: C, lenders: C } | borrowing and movement that captures only certain pieces",
      "borrowing: { pieces: C, lenders: C } | borrowing and movement that depends on check",
      "explosion: { spares: P } | explosion and capturing in passing",
      "explosion: { spares: P } | capturing only certain pieces and capturing in passing",
      "borrowing: { pieces: C, lenders: C }; explosion: { spares: P } | borrowing and explosion",
      "displacement: { targets: P }; explosion: { spares: P } | explosion and displacement",
      "displacement: { targets: P } | displacement and capturing in passing",
      "displacement: { targets: C }; exchange: { pieces: K, with: C } | exchange and displacement of the same pieces",
      "displacement: { targets: C, owner: any }; exchange: { pieces: W, with: C, owner: own } | exchange and displacement of the"
          + " same pieces",
      "acting: { form: rifle } | acting and movement that captures only certain pieces",
      "acting: { form: approaching }; range: { pieces: P, around: C } | acting and range",
      "acting: { form: shunting }; range: { pieces: P, around: C } | acting and range",
      "acting: { form: rifle, enemy: nothing } | acting on no enemies and check",
      "acting: { form: rifle } | acting and capturing in passing",
      "acting: { form: rifle }; self-captures: {} | self-captures and acting",
      "acting: { form: shunting } | acting and hoppers"})
  void areRefused(String line, String reason) {
    assertThatExceptionOfType(UnplayableDefinitionException.class)
        .isThrownBy(() -> RepositoryGames.written(PIECES + line.replace("; ", "\n")))
        .satisfies(refusal -> assertThat(refusal.reasons())
            .anyMatch(each -> each.startsWith(reason + ":")));
  }

  /** What was not read from a file is refused as well. */
  @Test
  void areRefusedInAnyDefinition() {
    String sound = PIECES.replace(", captures: { C: cafK }", "");
    Definition acting = read(sound.replace("[mQ, cafK]", "Q").replace(", captures: { C: F }", "")
        + "acting: { form: rifle }");
    Definition hands = read(sound + "hands: { C: anywhere }");
    List<Mechanism> both =
        Stream.concat(acting.mechanisms().stream(), hands.mechanisms().stream()).distinct().toList();
    assertThatExceptionOfType(UnplayableDefinitionException.class)
        .isThrownBy(() -> Game.of(new Definition(acting.title(), List.of(), acting.board(), acting.pieces(),
            acting.start(), acting.royalty(), acting.goals(), both)))
        .satisfies(refusal -> assertThat(refusal.reasons())
            .containsExactly("\"hands\" has no meaning together with acting, where nothing is captured"));
  }

  private static Definition read(String text) {
    return RepositoryGames.written(text).definition();
  }
}
