package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.PieceKind;
import org.variorum.testkit.GameFiles;

class RulesCommandTest {

  static List<String> games() {
    return GameFiles.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theCardNamesEveryPieceAndFitsATerminal(String id) {
    CommandRun run = CommandRun.of("rules", id);
    assertThat(run.status()).isZero();
    assertThat(run.outLines()).allMatch(line -> line.length() <= 80);
    for (PieceKind piece : GameFiles.definition(id, List.of()).pieces()) {
      assertThat(run.out()).contains(piece.letter() + " " + piece.name());
    }
  }

  @Test
  void aDiagramShowsMovesAndTakesApart() {
    assertThat(CommandRun.of("rules", "chess").outLines())
        .containsSubsequence(" . . i . .          P pawn",
            " . x o x .          goes one square straight forward without capturing; goes one");
  }

  @Test
  void movementStandsInNotationWhereThatIsAskedFor() {
    assertThat(CommandRun.of("rules", "chess").out()).contains("goes one square in any direction")
        .doesNotContain("(K)");
    assertThat(CommandRun.of("rules", "chess", "--notation").out())
        .contains("goes one square in any direction (K)");
  }

  @Test
  void theChosenOptionIsMarked() {
    assertThat(CommandRun.of("rules", "royal-standard", "--options", "range=ends-only").out())
        .contains("range=ends-only (chosen)").doesNotContain("squares that they pass.");
  }
}
