package org.variorum.rules.rule.truce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/** Both sides agree that the game ends; and hoppers that go over some pieces only. */
class TruceTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game DRAWN = Game.of(child("janggi-traditional", ""));
  private static final Game COUNTED = Game.of(child("janggi", ""));

  private static Definition child(String parent, String more) {
    return READER.read("sample.yaml", "game: Sample\nfrom: " + parent + "\n" + more + "\n", List.of());
  }

  private static Position play(Position start, String... moves) {
    Position position = start;
    for (String text : moves) {
      position = position.play(position.find(text).orElseThrow());
    }
    return position;
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).toList();
  }

  @Test
  void twoPassesEndTheGame() {
    Position once = play(DRAWN.start(), "0000");
    assertThat(once.fen()).endsWith(" truce:1");
    assertThat(play(once, "0000").outcome().map(Outcome::winner)).contains(Optional.empty());
    assertThat(play(once, "a7a6", "0000", "a6a5").outcome()).isEmpty();
  }

  @Test
  void whoFacesTheOtherPartsOrPasses() {
    Position facing = play(DRAWN.start(), "e4d4", "e7d7");
    assertThat(moves(facing)).containsExactlyInAnyOrder("e2f3", "e2d3", "e2f2", "e2d2", "g1e4", "c1e4",
        "d4e4", "0000");
    assertThat(facing.whyNot("a1a2").orElseThrow().words()).contains("the royal pieces face each other");
    assertThat(play(facing, "0000").outcome().map(Outcome::winner)).contains(Optional.empty());
  }

  @Test
  void whoIsInCheckWhileTheGeneralsFaceMayPass() {
    Position checked =
        COUNTED.position("2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25");
    assertThat(moves(checked)).containsExactlyInAnyOrder("f3e2", "0000");
    assertThat(play(checked, "0000").outcome()).isPresent();
    Position apart = COUNTED.position("3k5/9/9/9/9/9/9/9/r3K4/9 w - - 0 1");
    assertThat(moves(apart)).isNotEmpty().doesNotContain("0000");
    assertThat(apart.whyNot("0000").orElseThrow().words()).isEqualTo("to pass does not end the check");
  }

  @Test
  void pointsDecideAndBlackHasMoreToBeginWith() {
    assertThat(play(COUNTED.start(), "0000", "0000").outcome().flatMap(Outcome::winner)).contains(Side.BLACK);
    Position ahead = COUNTED.position("3k5/9/9/9/9/9/9/9/P8/4K4 w - - 0 1");
    assertThat(play(ahead, "0000", "0000").outcome().flatMap(Outcome::winner)).contains(Side.WHITE);
  }

  @Test
  void aCannonGoesOverAllButCannons() {
    Position position = COUNTED.position("3k5/9/9/9/c1c6/9/2P6/9/C1C6/4K4 w - - 0 1");
    assertThat(moves(position)).contains("c2c5").doesNotContain("c2c6", "a2d2", "a2a7");
    assertThat(position.whyNot("a2d2").orElseThrow().words()).contains("does not go over the cannon");
  }

  @Test
  void theCardTellsIt() {
    String card = RuleCard.of(child("janggi", ""), List.of()).toString();
    assertThat(card).contains(
        "Truce: two passes one after the other end the game. Where the royal pieces face each other",
        "at least 2 ahead", "over exactly one piece other than cannons");
  }

  @Test
  void whatHasNoMeaningIsRefused() {
    assertThatThrownBy(() -> child("chess", "goals: { truce: { on: two passes } }"))
        .isInstanceOf(DefinitionException.class).hasMessageContaining("there is no pass in this game");
    assertThatThrownBy(() -> child("chess", "pieces: { R: { moves: { way: R, over: P } } }"))
        .isInstanceOf(DefinitionException.class).hasMessageContaining("does not hop");
    assertThatThrownBy(() -> child("janggi", "pieces: { R: { moves: { way: pR, over: X } } }"))
        .isInstanceOf(DefinitionException.class).hasMessageContaining("X");
  }
}
