package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.rule.ban.AnswerBan;
import org.variorum.rules.rule.movecount.MoveCount;

/** Options: patches of the same form. */
class OptionsTest {

  private static final String GAME =
      DefinitionSamples.with("answer ban: P", "draws: { moves: 40 }", "options:",
          "  calm: { about: Nothing is banned., answer ban: none }",
          "  moves=30: { about: A shorter count., draws: { moves: 30 } }",
          "  moves=60: { about: A longer count., draws: { moves: 60 } }");

  @Test
  void areOffUnlessChosen() {
    assertThat(DefinitionSamples.read(GAME).mechanism(MoveCount.class).map(MoveCount::moves)).contains(40);
    assertThat(DefinitionSamples.read(GAME).options()).isEmpty();
  }

  @Test
  void areLaidOverTheFileInItsOrder() {
    Definition game = DefinitionSamples.read(GAME, "moves=30", "calm");
    assertThat(game.options()).containsExactly("calm", "moves=30");
    assertThat(game.mechanism(MoveCount.class).map(MoveCount::moves)).contains(30);
    assertThat(game.mechanism(AnswerBan.class)).isEmpty();
  }

  private static final String OTHER =
      "game: Other\nfrom: sample\nabout: Another.\nanswer ban: none\ndraws: { moves: 70 }\n";

  private static Definition read(String text, Map<String, String> library, String... options) {
    return new DefinitionReader(Library.of(library)).read("sample.yaml", text, List.of(options));
  }

  @Test
  void asInTakesOverWhatAnotherDefinitionChangesInItsOwn() {
    String text = DefinitionSamples.with("answer ban: P", "draws: { moves: 40 }", "options:",
        "  other: { about: As there., as in: other }",
        "  shorter: { about: As there but for one., as in: other, draws: { moves: 20 } }");
    Definition other = read(text, Map.of("other", OTHER), "other");
    assertThat(other.mechanism(MoveCount.class).map(MoveCount::moves)).contains(70);
    assertThat(other.mechanism(AnswerBan.class)).isEmpty();
    assertThat(other.title().name()).isEqualTo(read(text, Map.of("other", OTHER)).title().name());
    Definition shorter = read(text, Map.of("other", OTHER), "shorter");
    assertThat(shorter.mechanism(MoveCount.class).map(MoveCount::moves)).contains(20);
    assertThat(shorter.mechanism(AnswerBan.class)).isEmpty();
  }

  @Test
  void aDefinitionIsMadeOfTheTextsOfThoseThatItsOptionsNameToo() {
    String text = DefinitionSamples.with("options:", "  other: { about: As there., as in: other }");
    Map<String, String> library = Map.of("sample", text, "other", OTHER);
    assertThat(new DefinitionReader(Library.of(library)).sources("sample")).isEqualTo(library);
    assertThat(read(text, library).title().hash())
        .isNotEqualTo(read(text, Map.of("other", OTHER + "# changed\n")).title().hash());
  }

  @Test
  void asInNamesADefinitionOfTheLibrary() {
    assertThat(DefinitionSamples
        .problems(DefinitionSamples.with("options:", "  other: { about: As there., as in: nowhere }")))
        .containsExactly("sample.yaml:8:37: unknown definition \"nowhere\"");
  }

  @Test
  void mustExist() {
    assertThat(DefinitionSamples.problems(GAME, "clam"))
        .containsExactly("sample.yaml:9:1: unknown option \"clam\"; did you mean \"calm\"?");
    assertThat(DefinitionSamples.problems(DefinitionSamples.SOUND, "calm"))
        .containsExactly("sample.yaml:1:1: unknown option \"calm\"");
  }

  @Test
  void mustNotContradictEachOther() {
    assertThat(DefinitionSamples.problems(GAME, "moves=30", "moves=60")).containsExactly(
        "sample.yaml:12:48: the options moves=30 and moves=60 contradict each other about \"moves\"");
  }

  @Test
  void areCheckedEvenIfNotChosen() {
    String text =
        DefinitionSamples.with("options:", "  calm: { abuot: Nothing., answer ban: [P] }",
            "  wild: { answer ban: Q }");
    assertThat(DefinitionSamples.problems(text)).containsExactly(
        "sample.yaml:8:11: unknown word \"abuot\"; did you mean \"about\"?",
        "sample.yaml:8:40: a list cannot stand here, only a single value; expected P",
        "sample.yaml:9:9: missing here: \"about\"; expected about: The king does not lend.");
    String sound = DefinitionSamples.with("options:", "  wild: { about: A ban., answer ban: Q }");
    assertThat(new DefinitionReader(Library.of(Map.of())).check("sample.yaml", sound, _ -> List.of()))
        .extracting(FileProblem::toString)
        .containsExactly("sample.yaml:8:38: unknown piece \"Q\"; expected one of: K, P");
  }

  @Test
  void canBeSeenWithoutBeingChosen() {
    DefinitionReader reader = new DefinitionReader(Library.of(Map.of("parent", GAME)));
    String child =
        "game: Child\nfrom: parent\noptions: { calm: none, wild: { about: More bans., answer ban: all } }\n";
    assertThat(reader.card("child.yaml", child).options()).containsExactly(
        new GameCard.Option("moves=30", "A shorter count."),
        new GameCard.Option("moves=60", "A longer count."),
        new GameCard.Option("wild", "More bans."));
    assertThat(reader.card("child.yaml", "game: Child\nfrom: parent\noptions: none\n").options()).isEmpty();
    assertThat(reader.card("parent")).isEqualTo(new GameCard("parent", "Sample", "1", Optional.empty(),
        Optional.empty(), Optional.empty(), GameFamily.OTHERS, Optional.empty(),
        reader.card("parent").options()));
    assertThat(List.of(reader.card("parent").options().size())).containsExactly(3);
  }
}
