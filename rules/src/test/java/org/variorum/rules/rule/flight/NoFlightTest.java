package org.variorum.rules.rule.flight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;

/** A royal piece in check may not flee. */
class NoFlightTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game GAME = Game.of(child("makruk", ""));

  private static Definition child(String parent, String more) {
    return READER.read("sample.yaml",
        "game: Sample\nfrom: " + parent + "\nflight from check: no\n" + more + "\n",
        List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // Out of check all is as usual.
      "7k/8/8/8/8/8/8/K7 w - - 0 1 | a1a2 a1b1 a1b2",
      // In check others go between or capture.
      "r6k/8/8/8/8/8/1M6/K7 w - - 0 1 | b2a3",
      // The king captures a piece that alone gives check, and no other.
      "7k/8/8/8/8/8/rn6/K7 w - - 0 1 | a1a2",
      "7k/8/8/8/8/2n5/r7/K7 w - - 0 1 | ''",
      "r6k/8/8/8/8/8/8/Kn6 w - - 0 1 | ''"})
  void aKingInCheckCapturesOrStays(String fen, String legal) {
    assertThat(GAME.position(fen).moves().stream().map(Move::text).sorted()).isEqualTo(
        legal.isEmpty() ? List.of() : List.of(legal.split(" ")));
  }

  @Test
  void itIsToldWhy() {
    assertThat(GAME.position("r6k/8/8/8/8/8/1M6/K7 w - - 0 1").whyNot("a1b1").orElseThrow().words())
        .isEqualTo("a royal piece in check may only capture the piece that alone gives check");
    assertThat(RuleCard.of(child("makruk", ""), List.of()).toString())
        .contains("No flight: a royal piece in check");
  }

  @Test
  void itSaysNothingWithoutCheck() {
    assertThatThrownBy(() -> child("chess", "royalty: capture")).isInstanceOf(DefinitionException.class)
        .hasMessageContaining("there is no check");
  }
}
