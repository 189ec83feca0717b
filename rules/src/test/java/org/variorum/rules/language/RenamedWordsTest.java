package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Problem;
import org.variorum.rules.definition.Royalty;
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
      .replace("other men", "other pieces").replace("man:", "piece:");

  @Test
  void eachIsToldTodaysAtItsPlaceAndNothingElse() {
    List<Problem> problems =
        new DefinitionReader(Library.of(Map.of())).check("sample.yaml", BEFORE, _ -> List.of());
    assertThat(problems).map(Problem::toString).containsExactly(
        "sample.yaml:3:1: \"men\" is now called \"pieces\"",
        "sample.yaml:6:1: \"royal men may face\" is now called \"royal pieces may face\"",
        "sample.yaml:6:21: \"by moves of other men\" is now called \"by moves of other pieces\"",
        "sample.yaml:7:13: \"man\" is now called \"piece\"",
        "sample.yaml:8:21: \"men\" is now called \"pieces\"",
        "sample.yaml:8:64: \"men\" is now called \"pieces\"");
  }

  @Test
  void definitionsThatGamesWerePlayedByAreUnderstood() {
    Definition before =
        DefinitionReader.ofPlayed(Library.of(Map.of())).read("sample.yaml", BEFORE, List.of());
    Definition now = new DefinitionReader(Library.of(Map.of())).read("sample.yaml", NOW, List.of());
    assertThat(before.sameRules(now)).isTrue();
    assertThat(before.title().hash()).as("which games were played by it").isNotEqualTo(now.title().hash());
    assertThat(before.royalty().facing()).isEqualTo(Royalty.Facing.OTHER_PIECES);
    assertThat(before.mechanism(Exchange.class)).isPresent();
    assertThat(before.goals()).hasAtLeastOneElementOfType(Reach.class);
  }
}
