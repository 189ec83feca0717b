package org.variorum.rules.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.rule.forbidden.Forbidden;

/** Conditions as written, their descriptions in English, and the complaints about mistakes. */
class ConditionTextTest {

  private static final String GAME = """
      game: Sample
      board: 8x8
      start: "4k3/8/8/8/8/8/4P3/R3K3[] w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        P: { name: pawn, moves: mfWcfF }
      hands: { P: ranks 2-7 }
      forbidden: %s
      """;

  private static Definition definition(String condition) {
    return new DefinitionReader(Library.of(java.util.Map.of())).read("sample.yaml", GAME.formatted(condition),
        List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "enemy in check | the enemy is in check",
      "not in check | it is not in check",
      "not enemy in check | the enemy is not in check",
      "own P in rank 8 | there is one of its own pawns on rank 8",
      "not own P in rank 8 | there is none of its own pawns on rank 8",
      "no enemy R P | there is none of the enemy's rooks or pawns",
      "not no enemy R P | there is one of the enemy's rooks or pawns",
      "own P in rank 8 at least 2 | the number of its own pawns on rank 8 is at least 2",
      "not own P at least 2 | the number of its own pawns is fewer than 2",
      "own all more than enemy all but K | the number of its own pieces is more than the number of the enemy's rooks or pawns",
      "not own all more than enemy all | the number of its own pieces is at most the number of the enemy's pieces",
      "no held own P | there is none of its own pawns in hand",
      "held own P = 3 | the number of its own pawns in hand is 3",
      "not held own P = 3 | the number of its own pawns in hand is not 3",
      "2 at most any R near own K | 2 is at most the number of all rooks beside its own kings",
      "own P near any R | there is one of its own pawns beside rooks of either side",
      "own R within 2 of enemy K not attacked by enemy | there is one of its own rooks within 2 king's steps of the enemy's"
          + " kings and not attacked by the enemy",
      "own P attacked by enemy R | there is one of its own pawns attacked by the enemy's rooks",
      "own P attacked by enemy all but K | there is one of its own pawns attacked by the enemy's rooks or pawns",
      "own P not reached by own | there is one of its own pawns not reached by the movement of its own pieces",
      "own P not near any all not in rank 2 | there is one of its own pawns not beside another piece and not on rank 2",
      "own P reached by own R at least 2 | the number of its own pawns reached by the movement of its own rooks is at least 2",
      "own K in d4-e5 / a1 b1 | there is one of its own kings on d4, e4, d5 or e5 (White) or a1 or b1 (Black)"})
  void isToldAsItIsWritten(String text, String clause) {
    Definition definition = definition(text);
    Condition condition = definition.mechanism(Forbidden.class).orElseThrow().condition();
    assertThat(new ConditionWords(new Names(definition), new Places(definition.board())).clause(condition))
        .isEqualTo(clause);
  }

  /** A for: it is in check; B: the enemy is in check; and so on. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "A and B and C | A and B and C",
      "A or B or C | A or B or C",
      "A or B and C | either A, or both B and C",
      "(A or B) and C | both either A or B, and C",
      "not (A or B) | notA and notB",
      "not A or B | notA or B",
      "not (A and B) | notA or notB",
      "not (A and not (B or C)) | notA or B or C",
      "A and (B or C) and D | all three of these: A, and either B or C, and D",
      "A or B and C and D | either A, or all three of these: B and C and D",
      "(A or B or C) and D | both one of these three: A or B or C, and D",
      "(A and (B or C) or D) and A | both either both A and either B or C or D, and A",
      "A and (B and C) | A and B and C",
      "A and A | A"})
  void howConditionsAreJoinedIsToldWithoutBrackets(String text, String told) {
    Definition definition = definition(spelled(text, "in check", "enemy in check", "own P", "own R"));
    Condition condition = definition.mechanism(Forbidden.class).orElseThrow().condition();
    String no = told.replace("notA", "it is not in check").replace("notB", "the enemy is not in check");
    assertThat(new ConditionWords(new Names(definition), new Places(definition.board())).clause(condition))
        .isEqualTo(spelled(no, "it is in check", "the enemy is in check",
            "there is one of its own pawns", "there is one of its own rooks"));
  }

  private static String spelled(String text, String a, String b, String c, String d) {
    return text.replaceAll("\\bA\\b", a).replaceAll("\\bB\\b", b).replaceAll("\\bC\\b", c)
        .replaceAll("\\bD\\b", d);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "own | 9:14: the condition breaks off; expected letters of pieces, \"all\", or \"all but\" and letters",
      "ownn P | 9:12: \"ownn\" cannot stand here; expected a condition such as \"own P in rank 8\", \"no enemy R\", \"enemy in check\"; did you mean \"own\"?",
      "own Q | 9:16: unknown piece \"Q\"; expected one of: K, R, P",
      "own P in rank 9 | 9:26: \"9\" is outside the board of 8x8",
      "own P in nothing | 9:21: \"nothing\" cannot stand here; expected",
      "own P near | 9:21: the condition breaks off; expected \"own\", \"enemy\", \"any\"",
      "(own P | 9:17: the condition breaks off; expected \")\"",
      "own P) | 9:17: \")\" cannot stand here; expected \"and\", \"or\", or the end",
      "own P attacked by any | 9:30: \"any\" cannot stand here; expected \"own\", \"enemy\"",
      "own P P | 9:18: \"P\" is here twice",
      "own P at least | 9:25: the condition breaks off; expected",
      "3 | 9:12: the condition breaks off; expected a comparison such as \"at least\"",
      "neither own P nor own R | 9:12: \"neither\" has no meaning in a condition; expected \"no\" before each of the pieces, or",
      "no own P nor own R | 9:21: \"nor\" has no meaning in a condition; expected \"no\" before each of the pieces, or",
      "both own P and own R | 9:12: \"both\" has no meaning in a condition; expected the same without it",
      "either own P or own R | 9:12: \"either\" has no meaning in a condition; expected the same without it",
      "own P in hand | 9:21: pieces in hand have no place; expected \"held\" before them, such as in \"held own P\"",
      "own P held | 9:18: pieces in hand have no place; expected \"held\" before them, such as in \"held own P\"",
      "own hand P | 9:21: pieces in hand have no place; expected \"held\" before them, such as in \"held own P\"",
      "own P within 0 of own K | 9:25: \"0\" cannot stand here; expected a whole number from 1 to 999"})
  void whatCannotBeReadIsToldWhereItStands(String text, String problem) {
    assertThatThrownBy(() -> definition(text)).isInstanceOfSatisfying(DefinitionException.class,
        e -> assertThat(e.problems()).singleElement().asString().startsWith("sample.yaml:" + problem));
  }

  @Test
  void whatIsTooDeepIsRefused() {
    assertThatThrownBy(() -> definition("(".repeat(40) + "own P" + ")".repeat(40)))
        .hasMessageContaining(
            "nested more than 32 deep; expected fewer brackets: \"and\" binds more closely than \"or\"");
    assertThatThrownBy(() -> definition("own P" + " and own P".repeat(200)))
        .hasMessageContaining(
            "a condition has at most 400 words; expected a shorter condition: list letters together"
                + " (\"own R B N\"), squares together (\"in ranks 2-7\"), or split the condition over several"
                + " goals or ways");
  }

  @Test
  void whatTheGameLacksIsRefused() {
    assertThatThrownBy(() -> definition("enemy in check\nroyalty: capture"))
        .hasMessageContaining("there is no check in this game");
  }
}
