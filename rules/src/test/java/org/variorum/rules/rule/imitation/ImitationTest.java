package org.variorum.rules.rule.imitation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.Move;

/** Pieces go as the piece that the opponent has moved last. */
class ImitationTest {

  private static final Game GAME = RepositoryGames.of("chess-with-jokers");

  private static String of(Position position, String from) {
    return position.moves().stream().map(Move::text).filter(move -> move.startsWith(from)).sorted()
        .collect(Collectors.joining(" "));
  }

  @Test
  void beforeTheFirstMoveItGoesNowhere() {
    assertThat(of(GAME.start(), "d1")).isEmpty();
    assertThat(GAME.start().whyNot("d1d2").orElseThrow().words())
        .isEqualTo("the pawn on d2 is White's own");
  }

  @ParameterizedTest(name = "as {0}")
  @CsvSource(delimiter = '|', value = {
      "N | d4b3 d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5",
      "B | d4a1 d4a7 d4b2 d4b6 d4c3 d4c5 d4e3 d4e5 d4f2 d4f6 d4g1 d4g7 d4h8",
      // A white joker goes up the board as a pawn, without the double step.
      "P | d4d5",
      "K | d4c3 d4c4 d4c5 d4d3 d4d5 d4e3 d4e4 d4e5"})
  void itGoesAsThat(String letter, String moves) {
    assertThat(of(GAME.position("k7/8/8/8/3J4/8/8/7K w - - 0 1 black-moved:" + letter), "d4"))
        .isEqualTo(moves);
  }

  /** A queen's move, a rook's here, may expose its own king to the other side's joker. */
  @Test
  void aMoveMayExposeTheOwnKing() {
    Position position = GAME.position("3j3k/8/8/8/8/8/6P1/R2K4 w - - 0 1 white-moved:P");
    assertThat(position.whyNot("a1b1").orElseThrow().words())
        .isEqualTo("the king on d1 would be attacked by the joker on d8");
    assertThat(of(position, "g2")).isEqualTo("g2g3 g2g4");
  }

  /** Knights have moved on both sides: each joker goes as a knight until a pawn has moved on the other side. */
  @Test
  void itIsRememberedForEachSide() {
    Position position = played("g1f3", "b8c6");
    assertThat(position.fen()).endsWith("white-moved:N,black-moved:N");
    assertThat(of(position, "d1")).isEqualTo("d1c3 d1e3");
    assertThat(of(played("g1f3"), "d8")).isEqualTo("d8c6 d8e6");
    assertThat(of(played("d2d3", "a7a6"), "d1")).isEqualTo("d1d2");
    // Castling is the king's, and after the other joker's move it is still the one before.
    assertThat(of(played("g1f3", "a7a6", "g2g3", "a6a5", "f1g2", "a5a4", "e1g1"), "d8")).isEmpty();
    assertThat(of(played("g1f3", "d8c6", "b1c3"), "c6")).isEqualTo(of(played("g1f3", "d8c6", "b1a3"), "c6"));
    assertThat(played("g1f3", "d8c6").fen()).contains("white-moved:N").doesNotContain("black-moved");
  }

  private static Position played(String... moves) {
    Position position = GAME.start();
    for (String move : moves) {
      position = position.play(position.find(move).orElseThrow());
    }
    return position;
  }

  @Test
  void itIsToldOnTheCard() {
    Definition definition = new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("chess-with-jokers", List.of());
    assertThat(RuleCard.of(definition, List.of()).toString())
        .contains("jokers move and capture as the piece that the opponent has moved last");
  }

  @Test
  void nobodyImitatesWhoIsNot() {
    assertThatThrownBy(() -> GAME.position("k7/8/8/8/3J4/8/8/7K w - - 0 1 black-moved:J"))
        .hasMessageContaining("no piece imitates 'J'");
  }
}
