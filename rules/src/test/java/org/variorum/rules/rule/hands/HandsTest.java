package org.variorum.rules.rule.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;

/** Hands that do not run out, and drops that need others around. */
class HandsTest {

  private static Game game(String text) {
    return Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("sample.yaml", "game: Sample\n" + text, List.of()));
  }

  private static Game drops(String drop) {
    return game(
        "board: 4x4\nstart: \"3p/4/4/P3[Pp] w - - 0 1\"\npieces:\n  P: { name: stone, moves: cW }\nhands: { P: "
            + drop + " }\n");
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).toList();
  }

  @Test
  void anEndlessHandStaysAsItIs() {
    Position start = drops("{ endless: yes, may be stuck: yes }").start();
    Position after = start.play(start.find("P@b2").orElseThrow());
    assertThat(after.fen()).isEqualTo("3p/4/1P2/P3[Pp] b - - 1 1");
    assertThat(start.edits(start.find("P@b2").orElseThrow())).hasSize(1);
    Position used = drops("{ may be stuck: yes }").start();
    assertThat(used.play(used.find("P@b2").orElseThrow()).fen()).startsWith("3p/4/1P2/P3[p]");
  }

  @Test
  void whatIsCapturedComesIntoNoEndlessHand() {
    Position position = drops("{ endless: yes, may be stuck: yes }").position("4/4/p3/P3[Pp] w - - 0 1");
    assertThat(position.play(position.find("a1a2").orElseThrow()).fen()).startsWith("4/4/P3/4[Pp]");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "own piece | P@a2 P@b1 P@b2 | no own piece stands next to it",
      "any piece | P@a2 P@b1 P@b2 P@c3 P@c4 P@d3 | no piece stands next to it",
      "on top | P@a2 P@b1 P@c1 P@d1 | the square below it is empty"})
  void aDropNeedsOthersAround(String beside, String legal, String missing) {
    Position start = drops("{ may be stuck: yes, beside: " + beside + " }").start();
    assertThat(moves(start)).containsExactlyInAnyOrder(legal.split(" "));
    assertThat(start.whyNot("P@b3").orElseThrow().words())
        .isEqualTo("a stone may not be put on b3: " + missing);
  }

  @Test
  void aDropNeedsThatNoEnemyStandsBeside() {
    Position start = drops("{ may be stuck: yes, beside: no enemy }").start();
    assertThat(moves(start)).hasSize(12).doesNotContain("P@c4", "P@d3").contains("P@c3");
    assertThat(start.whyNot("P@d3").orElseThrow().words())
        .isEqualTo("a stone may not be put on d3: an enemy stands beside it");
    assertThat(RuleCard.of(start.game().definition(), List.of()).toString())
        .contains("A stone is not dropped where an enemy stands beside it along a rank or file.");
  }
}
