package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Title;
import org.variorum.rules.rule.ban.AnswerBan;
import org.variorum.rules.rule.movecount.MoveCount;
import org.variorum.rules.rule.repetition.Repetition;

/** {@code from}: a tree laid over another. */
class InheritanceTest {

  private static final Map<String, String> PARENT =
      Map.of("parent", DefinitionSamples.with("inventor: Somebody",
          "answer ban: P", "draws: { repetition: 4, moves: never }"));

  private static Definition child(String... lines) {
    String text = "game: Child\nfrom: parent\n" + String.join("\n", lines) + "\n";
    return new DefinitionReader(Library.of(PARENT)).read("child.yaml", text, List.of());
  }

  @Test
  void takesWhatIsNotSaid() {
    Definition child = child();
    assertThat(child.title().name()).isEqualTo("Child");
    assertThat(child.title().id()).isEqualTo("child");
    assertThat(child.title().inventor()).isEqualTo(Optional.of("Somebody"));
    assertThat(child.pieces()).extracting(PieceKind::letter).containsExactly("K", "P");
  }

  @Test
  void otherNamesAreOnesOwn() {
    Map<String, String> texts = Map.of("parent", DefinitionSamples.with("also known as: [Example, 960]"));
    DefinitionReader reader = new DefinitionReader(Library.of(texts));
    assertThat(reader.read("parent", List.of()).title().otherNames()).containsExactly("Example", "960");
    String child = "game: Child\nfrom: parent\n";
    assertThat(reader.read("child.yaml", child, List.of()).title().otherNames()).isEmpty();
    assertThat(reader.read("child.yaml", child + "also known as: Kid\n", List.of()).title().otherNames())
        .containsExactly("Kid");
  }

  @Test
  void mergesKeyByKey() {
    Definition child =
        child("pieces: { P: { moves: W }, Q: { name: queen, moves: Q } }", "draws: { moves: 30 }");
    assertThat(child.pieces()).extracting(PieceKind::letter).containsExactly("K", "P", "Q");
    assertThat(child.piece("P").orElseThrow().name()).isEqualTo("pawn");
    assertThat(child.piece("P").orElseThrow().ways().getFirst().movement().text()).isEqualTo("W");
    assertThat(child.mechanism(Repetition.class).map(Repetition::occurrence)).contains(4);
    assertThat(child.mechanism(MoveCount.class).map(MoveCount::moves)).contains(30);
  }

  @Test
  void noneRemoves() {
    Definition child = child("answer ban: none", "draws: { moves: none }", "inventor: none");
    assertThat(child.mechanism(AnswerBan.class)).isEmpty();
    assertThat(child.mechanism(MoveCount.class).map(MoveCount::moves)).contains(50);
    assertThat(child.title().inventor()).isEmpty();
    assertThat(child("inventor: \"none\"").title().inventor()).contains("none");
  }

  @Test
  void noneMayStandWhereNothingIsToRemove() {
    assertThat(child("castling: none", "goals: { stalemate: none, checks: none }").goals())
        .contains(new Goal.Stalemate(Goal.Verdict.DRAW));
  }

  @Test
  void aPieceIsLikeAnother() {
    Definition child = child("pieces: { Q~: { name: false queen, like: P, basic: P } }");
    PieceKind piece = child.piece("Q~").orElseThrow();
    assertThat(piece.ways()).isEqualTo(child.piece("P").orElseThrow().ways());
    assertThat(piece.basic()).contains("P");
    assertThat(piece.name()).isEqualTo("false queen");
  }

  @Test
  void pointsIntoTheFileThatIsWrong() {
    Map<String, String> texts = Map.of("parent", DefinitionSamples.with("answer ban: Q"));
    assertThat(DefinitionSamples.problems(Library.of(texts), "game: Child\nfrom: parent\nroyality: check\n"))
        .containsExactly("sample.yaml:3:1: unknown word \"royality\"; did you mean \"royalty\"?",
            "parent.yaml:7:13: unknown piece \"Q\"; expected one of: K, P");
  }

  @Test
  void missingParentsAreNamed() {
    assertThat(DefinitionSamples.problems(Library.of(PARENT), "game: Child\nfrom: paretn\n"))
        .containsExactly("sample.yaml:2:7: unknown definition \"paretn\"; did you mean \"parent\"?");
  }

  @Test
  void ofManyDefinitionsTheFirstAreNamed() {
    Map<String, String> texts = new TreeMap<>();
    for (int number = 100; number < 170; number++) {
      texts.put("game-" + number, "game: G\n");
    }
    assertThat(DefinitionSamples.problems(Library.of(texts), "game: Child\nfrom: zzzzzzzzz\n"))
        .singleElement()
        .asString()
        .startsWith(
            "sample.yaml:2:7: unknown definition \"zzzzzzzzz\"; expected one of: game-100, game-101, ")
        .endsWith(", game-159 and 10 others");
  }

  @Test
  void loopsAreRefused() {
    Map<String, String> texts = Map.of("a", "game: A\nfrom: b\n", "b", "game: B\nfrom: sample\n");
    assertThat(DefinitionSamples.problems(Library.of(texts), "game: S\nfrom: a\n"))
        .containsExactly(
            "b.yaml:2:7: a definition cannot start from itself: sample from a from b from sample");
  }

  @Test
  void longLinesOfDescentAreRefused() {
    Map<String, String> texts = new HashMap<>();
    for (int i = 0; i < 20; i++) {
      texts.put("g" + i, "game: G\nfrom: g" + (i + 1) + "\n");
    }
    assertThat(DefinitionSamples.problems(Library.of(texts), "game: S\nfrom: g0\n"))
        .containsExactly("g15.yaml:2:7: a definition cannot have more than 16 ancestors");
  }

  @Test
  void aDefinitionOfALibraryHasTheOwnerOfItsId() {
    String text = "game: Child\nversion: 2\nfrom: parent\n";
    DefinitionReader reader = new DefinitionReader(
        Library.of(PARENT).or(Library.of(Map.of("child", text, "ada:child", text, "bob:child", text))));
    Title own = reader.read("child", List.of()).title();
    Title adas = reader.read("ada:child", List.of()).title();
    assertThat(own.key()).isEqualTo(new DefinitionKey("variorum", "child", "2"));
    assertThat(adas.key()).isEqualTo(new DefinitionKey("ada", "child", "2"));
    assertThat(reader.sources("ada:child")).containsOnlyKeys("ada:child", "parent");
    assertThat(Set.of(own.hash(), adas.hash(), reader.read("bob:child", List.of()).title().hash()))
        .as("the same text of three owners").hasSize(3);
    assertThat(reader.read("folder/ada:child.yaml", text, List.of()).title().key().owner())
        .as("a file's name says no owner").isEqualTo(DefinitionKey.BUILT_IN);
  }

  @Test
  void theHashKnowsParentsAndOptions() {
    String text = "game: Child\nfrom: parent\noptions: { calm: { about: No ban., answer ban: none } }\n";
    DefinitionReader reader = new DefinitionReader(Library.of(PARENT));
    DefinitionReader other =
        new DefinitionReader(Library.of(Map.of("parent", PARENT.get("parent") + "# a comment\n")));
    assertThat(Set.of(reader.read("child.yaml", text, List.of()).title().hash(),
        reader.read("child.yaml", text, List.of("calm")).title().hash(),
        reader.read("child.yaml", text + "#", List.of()).title().hash(),
        other.read("child.yaml", text, List.of()).title().hash())).hasSize(4)
        .allMatch(hash -> hash.matches("[0-9a-f]{64}"));
    assertThat(reader.read("elsewhere/child.yaml", text, List.of()))
        .isEqualTo(reader.read("child.yaml", text, List.of()));
  }

  @Test
  void allItsTextsAreKnownAndReadTheSame() {
    String text = "game: Child\nfrom: parent\n";
    DefinitionReader parents = new DefinitionReader(Library.of(PARENT));
    DefinitionReader reader =
        new DefinitionReader(Library.of(PARENT).or(Library.of(Map.of("child", text))));
    Map<String, String> sources = reader.sources("child");
    assertThat(sources).containsExactly(Map.entry("child", text), Map.entry("parent", PARENT.get("parent")));
    Definition again = new DefinitionReader(Library.of(sources)).read("child", List.of());
    assertThat(again).isEqualTo(parents.read("child.yaml", text, List.of()));
    assertThat(new DefinitionReader(Library.of(sources)).sources("child")).isEqualTo(sources);
    assertThat(reader.sources("parent")).isEqualTo(PARENT);
    assertThatThrownBy(() -> parents.sources("child")).isInstanceOf(DefinitionException.class);
    assertThat(Library.of(sources).ids()).containsExactly("child", "parent");
  }
}
