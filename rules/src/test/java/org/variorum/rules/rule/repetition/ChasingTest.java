package org.variorum.rules.rule.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Outcome;

/** Which side loses by perpetual chase. */
class ChasingTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition sample(String parent, String lines) {
    return READER.read("sample.yaml", "game: Sample\nfrom: " + parent + "\n" + lines, List.of());
  }

  private static Position play(Position start, String moves) {
    Position position = start;
    for (String text : moves.split(" ", -1)) {
      position = position.play(position.find(text).orElseThrow(() -> new AssertionError(text)));
    }
    return position;
  }

  private static String told(Optional<Outcome> outcome) {
    return outcome.map(end -> end.result() + " " + end.reason().word()).orElse("");
  }

  /** Each begins with the side that chases; the round is played till the game ends. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // A chariot chases a horse, which nobody protects.
      "5k3/9/9/9/2n6/9/9/9/3R5/3K5 w - - 0 1 | d2c2 c6d4 c2d2 d4c6 | 0-1 perpetual-chase",
      // A soldier that has crossed the river protects it on one of the two points.
      "5k3/9/9/9/2n6/9/4p4/9/3R5/3K5 w - - 0 1 | d2c2 c6d4 c2d2 d4c6 | 1/2-1/2 repetition",
      // A chariot chases a chariot: each could capture the other.
      "5k3/9/9/9/2r6/9/9/9/3R5/3K5 w - - 0 1 | d2c2 c6d6 c2d2 d6c6 | 1/2-1/2 repetition"})
  void whoChasesByEachMoveLoses(String fen, String round, String end) {
    Position position = Game.of(sample("xiangqi", "")).position(fen);
    while (position.outcome().isEmpty()) {
      position = play(position, round);
    }
    assertThat(told(position.outcome())).isEqualTo(end);
    assertThat(told(play(Game.of(sample("xiangqi", "")).position(fen), round).mutable().endOfCycle(4)))
        .isEqualTo(end);
  }

  @Test
  void theCardSaysWhoChasesWhom() {
    assertThat(String.join("\n", RuleCard.of(sample("xiangqi", ""), List.of()).draws()))
        .contains("one and the same piece with every move in between loses")
        .contains("A soldier may be chased while it stands on ranks 1–5");
  }

  @Test
  void whoMayBeChasedIsSaid() {
    Definition definition =
        sample("chess", "draws: { perpetual chase: { pieces: R, targets: N, threats: new or old } }\n");
    Position position = play(Game.of(definition).position("4k3/8/8/2n5/8/8/2R5/4K3 w - - 0 1"),
        "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    assertThat(told(position.outcome())).isEqualTo("0-1 perpetual-chase");
  }
}
