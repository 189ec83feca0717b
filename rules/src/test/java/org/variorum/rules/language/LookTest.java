package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.BoardLook;
import org.variorum.rules.board.BoardLook.Surface;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.board.Tint;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Look;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.Spoken;

/** Words that say how players know a game by sight. */
class LookTest {

  private static final String ON_POINTS =
      "look: { board: points, river: ranks 2-3, diagonals: b1-d3, marks: a2, files: numbers, ranks: numbers from the top }";

  @Test
  void aDefinitionSaysHowItsBoardIsDrawn() {
    BoardLook look = DefinitionSamples.read(DefinitionSamples.with(ON_POINTS)).title().look().board();
    assertThat(look).isEqualTo(new BoardLook(Surface.POINTS, List.of(new Box(0, 4, 1, 2)),
        List.of(new Box(1, 3, 0, 2)), List.of(new Box(0, 0, 1, 1)), BoardLook.FileNames.NUMBERS,
        BoardLook.RankNames.NUMBERS_FROM_TOP));
    assertThat(DefinitionSamples.read(DefinitionSamples.SOUND).title().look()).isEqualTo(Look.USUAL);
  }

  @Test
  void aLookChangesNoRule() {
    Definition plain = DefinitionSamples.read(DefinitionSamples.SOUND);
    Definition dressed =
        DefinitionSamples
            .read(DefinitionSamples.with(ON_POINTS).replace("name: pawn", "name: pawn, character: 卒"));
    assertThat(dressed.hasSameRules(plain)).isTrue();
    assertThat(dressed).isNotEqualTo(plain);
  }

  @Test
  void aChildLooksLikeItsParentUnlessItSaysOtherwise() {
    DefinitionReader reader =
        new DefinitionReader(Library.of(Map.of("parent", DefinitionSamples.with(ON_POINTS))));
    String child = "game: Child\nfrom: parent\n";
    assertThat(reader.read("child", child, List.of()).title().look().board().surface())
        .isEqualTo(Surface.POINTS);
    assertThat(reader.read("child", child + "look: none\n", List.of()).title().look()).isEqualTo(Look.USUAL);
    BoardLook changed =
        reader.read("child", child + "look: { river: none }\n", List.of()).title().look().board();
    assertThat(changed.river()).isEmpty();
    assertThat(changed.diagonals()).isNotEmpty();
  }

  @Test
  void whatIsWrittenOnPiecesMayDifferForTheSides() {
    Definition read =
        DefinitionSamples.read(DefinitionSamples.replacing("name: pawn", "name: pawn, character: 兵 / 卒")
            .replace("name: king", "name: king, character: 王"));
    assertThat(read.title().look().characters()).isEqualTo(
        Map.of("K", new Look.Characters("王", "王"), "P", new Look.Characters("兵", "卒")));
  }

  @Test
  void sidesHaveNamesInAllThatAGameSays() {
    Game game = Game.of(
        DefinitionSamples.read(DefinitionSamples.with("look: { sides: Cho / Han, colours: blue / red }")));
    Position start = game.start();
    assertThat(Spoken.position(start)).startsWith("Cho: ").contains("; Han: ").contains("Cho to move");
    assertThat(start.game().definition().title().look().tints())
        .isEqualTo(new Look.Tints(Tint.BLUE, Tint.RED));
    assertThat(RuleCard.of(game.definition(), List.of()).toString()).doesNotContain("White's");
    assertThat(game.sides().in("White wins: Black's king is mated."))
        .isEqualTo("Cho wins: Han's king is mated.");
    assertThat(game.sides().adjective(Side.WHITE)).isEqualTo("Cho");
    assertThat(new SideNames("Red", "Black").adjective(Side.WHITE)).isEqualTo("red");
    assertThat(new SideNames("Black", "White").in("White moves, then Black."))
        .isEqualTo("Black moves, then White.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "look: { board: point } | 7:16: \"point\" is none of the words that can stand here; expected chequered, plain, points;"
          + " did you mean \"points\"?",
      "look: { board: points, river: ranks 5-6 } | 7:37: \"5-6\" is outside the board of 5x5",
      "look: { rivers: ranks 2-3 } | 7:9: unknown word \"rivers\"; did you mean \"river\"?",
      "look: { board: plain, river: ranks 2-3 } | 7:30: \"river\" says nothing here: pieces stand on squares",
      "look: { diagonals: a1-e5 } | 7:20: \"diagonals\" says nothing here: there are no lines on a chequered board",
      "look: { sides: Red } | 7:16: \"Red\" does not name two sides; expected two names with a capital letter each",
      "look: { sides: red / black } | 7:16: \"red / black\" does not name two sides",
      "look: { colours: red / pink } | 7:18: \"pink\" is no colour of pieces; expected white, black, red, blue, green",
      "look: { colours: red } | 7:18: \"red\" does not name two colours",
      "look: points | 7:7: a value alone cannot stand here, only words with their values",
      "options: { x: { about: x., look: { board: plain } } } | 7:28: \"look\" does not belong here, but at the top of the file"})
  void pointsToTheSpot(String line, String complaint) {
    assertThat(DefinitionSamples.problems(DefinitionSamples.with(line))).first().asString()
        .startsWith("sample.yaml:" + complaint);
  }

  @ParameterizedTest
  @CsvSource({"帥 / 將 / 士", "three", "<b", "/", "帥 /", "1"})
  void onlyCharactersAreWrittenOnPieces(String text) {
    assertThat(DefinitionSamples
        .problems(DefinitionSamples.replacing("name: pawn", "name: pawn, character: \"" + text + "\"")))
        .singleElement().asString().contains("cannot be shown on a piece");
  }
}
