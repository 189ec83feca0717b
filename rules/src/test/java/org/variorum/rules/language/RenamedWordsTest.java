package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.rule.reach.Reach;

/** Words of definition files that have another name today. */
class RenamedWordsTest {

  private static final String BEFORE = """
      game: Sample
      board: 5x5
      men:
        K: { name: king, royal: yes, moves: K, in check: F }
        R: { name: rook, moves: R }
      royal men may face: by moves of other men
      exchange: { man: K, with: R, of: own }
      goals: { reach: [ { men: K, squares: rank 5 } ], extinction: { men: R, verdict: loss } }
      start: "r3k/5/5/5/R3K w - - 0 1"
      """;

  private static final String NOW = BEFORE.replace("men:", "pieces:").replace("royal men", "royal pieces")
      .replace("other men", "other pieces").replace("man:", "pieces:").replace("of:", "owner:")
      .replace("squares:", "in:");

  @Test
  void eachIsToldTodaysAtItsPlaceAndNothingElse() {
    List<FileProblem> problems =
        new DefinitionReader(Library.of(Map.of())).check("sample.yaml", BEFORE, _ -> List.of());
    assertThat(problems).map(FileProblem::toString).containsExactly(
        "sample.yaml:3:1: \"men\" is now called \"pieces\"",
        "sample.yaml:6:1: \"royal men may face\" is now called \"royal pieces may face\"",
        "sample.yaml:6:21: \"by moves of other men\" is now called \"by moves of other pieces\"",
        "sample.yaml:7:13: \"man\" is now called \"pieces\"",
        "sample.yaml:7:30: \"of\" is now called \"owner\"",
        "sample.yaml:8:21: \"men\" is now called \"pieces\"",
        "sample.yaml:8:29: \"squares\" is now called \"in\"",
        "sample.yaml:8:64: \"men\" is now called \"pieces\"");
  }

  @Test
  void definitionsThatGamesWerePlayedByAreUnderstood() {
    Definition before =
        DefinitionReader.ofStoredGames(Library.of(Map.of())).read("sample.yaml", BEFORE, List.of());
    Definition now = new DefinitionReader(Library.of(Map.of())).read("sample.yaml", NOW, List.of());
    assertThat(before.hasSameRules(now)).isTrue();
    assertThat(before.title().hash()).as("which games were played by it").isNotEqualTo(now.title().hash());
    assertThat(before.royalty().facing()).isEqualTo(Royalty.Facing.OTHER_PIECES);
    assertThat(before.mechanism(Exchange.class)).isPresent();
    assertThat(before.goals()).hasAtLeastOneElementOfType(Reach.class);
  }

  static Stream<Arguments> oldWords() {
    return RoomRegistry.WORDS.all().stream()
        .flatMap(word -> word.formerNames().stream().map(before -> Arguments.of(word, before)));
  }

  @ParameterizedTest
  @MethodSource("oldWords")
  void eachOldWordIsOneProblemWithTheWordOfToday(Word word, String before) {
    String text = before + ": " + word.example() + "\n";
    assertThat(told(word.section(), text)).containsExactly(
        "sample.yaml:1:1: \"" + before + "\" is now called \"" + word.text() + "\"");
    assertThat(RoomRegistry.WORDS.find(word.section(), before)).as("a word of today").isEmpty();
  }

  static Stream<Arguments> oldValues() {
    return RoomRegistry.WORDS.all().stream().flatMap(word -> word.shape().leaves().stream()
        .flatMap(leaf -> leaf.choices().stream()).flatMap(choice -> choice.formerNames().stream()
            .map(before -> Arguments.of(word, before, choice.word()))));
  }

  @ParameterizedTest
  @MethodSource("oldValues")
  void eachOldValueIsOneProblemWithTheValueOfToday(Word word, String before, String now) {
    int column = word.text().length() + 3;
    assertThat(told(word.section(), word.text() + ": " + before + "\n")).containsExactly(
        "sample.yaml:1:" + column + ": \"" + before + "\" is now called \"" + now + "\"");
  }

  static Stream<Section> sections() {
    return RoomRegistry.WORDS.sections().stream();
  }

  /** An old word that two words had would become the first of them in silence. */
  @ParameterizedTest
  @MethodSource("sections")
  void noOldWordOfASectionIsAnotherWordOfIt(Section section) {
    assertThat(RoomRegistry.WORDS.allowedIn(section))
        .flatMap(word -> Stream.concat(Stream.of(word.text()), word.formerNames().stream()).toList())
        .doesNotHaveDuplicates();
  }

  static Stream<Arguments> leaves() {
    return RoomRegistry.WORDS.all().stream().flatMap(word -> word.shape().leaves().stream())
        .filter(leaf -> !leaf.choices().isEmpty()).distinct().map(leaf -> Arguments.of(leaf.name(), leaf));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("leaves")
  void noOldValueIsAnotherValueOfTheSameWord(String name, Leaf<?> leaf) {
    assertThat(leaf.choices())
        .flatMap(choice -> Stream.concat(Stream.of(choice.word()), choice.formerNames().stream()).toList())
        .as(name).doesNotHaveDuplicates();
  }

  private static List<String> told(Section section, String text) {
    DefinitionProblems problems = new DefinitionProblems();
    Tree.Mapping tree = TreeReader.read("sample.yaml", text, problems);
    new ShapeCheck(problems).checkSection(section.equals(Section.RULES) ? Section.FILE : section, tree);
    return problems.all().stream().map(FileProblem::toString).toList();
  }

  @Test
  void aWordThatIsJoinedWithAnOldOneIsToldTheWordOfToday() {
    assertThat(told(Section.PIECE, "promotes to: Q\n")).containsExactly(
        "sample.yaml:1:1: unknown word \"promotes to\"; expected promotes: { becomes: Q }");
  }
}
