package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

@Isolated("It measures the work of the process")
class PgnTest {

  private static final Game CHESS = RepositoryGames.of("chess");

  private static List<PgnGame> read(String text) {
    return Pgn.read(text, tags -> Optional.of(CHESS));
  }

  @Test
  void writesTagsInTheOrderThatOtherProgramsExpect() {
    Game game = RepositoryGames.of("royal-standard", "range=ends-only");
    Position start = game.position("*sskss*/br1w1br/7/7/BR1W1BR/*SSKSS* b - - 3 7");
    Move move = start.moves().getFirst();
    PgnGame recorded = PgnGame.of(Map.of("White", "Ann", "Annotator", "says \"so\""), start, List.of(move),
        PgnResult.UNDECIDED);
    assertThat(Pgn.write(recorded).lines()).containsExactly("[Event \"?\"]", "[Site \"?\"]",
        "[Date \"????.??.??\"]",
        "[Round \"?\"]", "[White \"Ann\"]", "[Black \"?\"]", "[Result \"*\"]",
        "[Variant \"The Royal Standard\"]",
        "[VariorumDefinition \"variorum:royal-standard 1 " + game.definition().title().hash()
            + " range=ends-only\"]",
        "[VariantPieces \"K:K;R:R;B:B;W:;S:mK\"]", "[SetUp \"1\"]", "[FEN \"" + start.fen() + "\"]",
        "[Annotator \"says \\\"so\\\"\"]", "", "7... " + San.write(start, move) + " *");
  }

  /** A game's past was copied for each of its moves: 14,000 took a quarter of a minute, and twice as many a minute. */
  @Test
  void aLongGameIsReadAndWrittenInTimeInProportion() {
    int rounds = Boolean.getBoolean("variorum.deep") ? 12_000 : 4_000;
    String text = "Nf3 Nf6 Ng1 Ng8 ".repeat(rounds) + "*";
    String written = ProcessorTimeLimit.within(Duration.ofSeconds(rounds / 300), () -> {
      List<PgnGame> games = read(text);
      assertThat(games.getFirst().line().moves()).hasSize(4 * rounds);
      return Pgn.write(games);
    });
    assertThat(written).endsWith(2 * rounds + ". Ng1 Ng8 *\n");
  }

  @Test
  void readsWhatOtherProgramsWrite() {
    String text = """
        % a line for other programs
        [Event "A"]
        [Result "1-0"]

        1.e4!e5 2. Nf3 $14 {main
        line} (2.Bc4 Nc6 (2... Nf6; a remark to the end of the line )
        3.d3) {both}) 2...Nc6 3.Bb5 a6 4.0-0?! 1-0

        [Event "B"]

        *
        """;
    List<PgnGame> games = read(text);
    assertThat(games).hasSize(2);
    PgnLine line = games.get(0).line();
    assertThat(line.moves().stream().map(move -> move.move().text()))
        .containsExactly("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1g1");
    assertThat(line.moves().get(0).glyphs()).containsExactly(1);
    assertThat(line.moves().get(2).comments()).containsExactly("main line");
    PgnLine variation = line.moves().get(2).variations().get(0);
    assertThat(variation.moves().get(1).comments()).containsExactly("both");
    assertThat(variation.moves().get(1).variations().get(0).moves().get(0).comments())
        .containsExactly("a remark to the end of the line )");
    assertThat(games.get(0).result()).isEqualTo(PgnResult.WHITE_WINS);
    assertThat(games.get(0).positions()).hasSize(8);
    assertThat(games.get(1).tags()).containsEntry("Event", "B");
  }

  @Test
  void aGameIsFoundByItsDefinition() {
    Game game = RepositoryGames.of("delegating", "king-lends=no");
    String text = Pgn.write(PgnGame.of(Map.of(), game.start(), List.of(), PgnResult.DRAW));
    assertThat(Pgn.read(text, tags -> DefinitionTag.of(tags)
        .map(tag -> RepositoryGames.of(tag.key().id(), tag.options().toArray(String[]::new)))).getFirst()
        .start().fen())
        .isEqualTo(game.start().fen());
  }

  /** Before definitions had owners, only what is built in was named. */
  @Test
  void aTagWithoutAnOwnerNamesWhatIsBuiltIn() {
    DefinitionTag before =
        DefinitionTag.of(Map.of("VariorumDefinition", "delegating 1 7f83b1 king-lends=no")).orElseThrow();
    assertThat(before.key()).isEqualTo(new DefinitionKey("variorum", "delegating", "1"));
    assertThat(before.text()).isEqualTo("variorum:delegating 1 7f83b1 king-lends=no");
    assertThat(DefinitionTag.of(Map.of("VariorumDefinition", before.text()))).contains(before);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "1. e4 e5 2. Nf6                | 1 | 13 | 'Nf6': ",
      "1. e4 {never closed            | 1 | 7  | the comment that begins here has no closing '}'",
      "1. e4 (1. d4 (1. c4)           | 1 | 7  | the variation that begins here has no closing ')'",
      "1. e4 )                        | 1 | 7  | ')' closes nothing: no variation is open",
      "( 1. e4 )                      | 1 | 1  | a variation must follow a move, and there is no move yet",
      "$3 e4                          | 1 | 1  | a glyph must follow a move, and there is no move yet",
      "1. e4 $300                     | 1 | 7  | expected a number from 0 to 255 after '$'",
      "1. e4!!!                       | 1 | 4  | '!!!' is no sign for a move; examples: ! ? !! ?? !? ?!",
      "1. e4 }                        | 1 | 7  | '}' closes nothing: nothing is open",
      "[White \"A]                    | 1 | 1  | the value of this tag has no closing quotation mark",
      "[White A]                      | 1 | 1  | expected a tag such as [White \"Name\"]",
      "[FEN \"8/8 w - - 0 1\"]        | 1 | 1  | FEN, column ",
      "[A \"1\"][A \"2\"]             | 1 | 8  | the tag A occurs for the second time"})
  void saysWhereAndWhatIsWrong(String text, int line, int column, String problem) {
    assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(PgnException.class, e -> {
      assertThat(e).hasMessageContaining(problem);
      assertThat(List.of(e.line(), e.column())).containsExactly(line, column);
    });
  }

  @Test
  void aGameThatNobodyKnowsIsRefusedAtItsTag() {
    assertThatThrownBy(
        () -> Pgn.read("[Event \"x\"]\n[Variant \"Nobody's\"]\n\n1. e4 *", tags -> Optional.empty()))
        .isInstanceOf(PgnException.class)
        .hasMessage("line 2, column 1: no game is known for [Variant \"Nobody's\"]");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "{           | the comment that begins here",
      "(           | a variation must follow a move",
      "x           | expected a move, not 'xxxx",
      "1.          | expected a move, not '1.1.",
      "!           | expected a move, not '!!!!",
      "[           | expected a tag",
      "[A \"       | expected ']' after the value"})
  void muchNonsenseIsRefusedQuickly(String nonsense, String problem) {
    String text = nonsense.strip().repeat(10_000_000 / nonsense.strip().length());
    ProcessorTimeLimit.within(Duration.ofSeconds(10), () -> assertThatThrownBy(() -> read(text))
        .isInstanceOf(PgnException.class).hasMessageContaining(problem));
  }

  @Test
  void variationsAreNotNestedWithoutEnd() {
    String text = "1. e4 " + "(1. d4 ".repeat(1_000_000);
    assertThatThrownBy(() -> read(text)).isInstanceOf(PgnException.class)
        .hasMessageContaining("variations are nested more than 100 deep");
    String deep = "1. e4 " + "(1. d4 ".repeat(100) + ")".repeat(100);
    assertThat(read(deep)).hasSize(1);
    assertThat(read(Pgn.write(read(deep)))).isEqualTo(read(deep));
  }

  @Test
  void manyGamesAreRead() {
    String game = "1. Nf3 Nf6 2. Ng1 Ng8 3. e4 e5 4. Nf3 Nc6 5. Bb5 a6 6. Ba4 Nf6 7. O-O *\n\n";
    assertThat(read(game.repeat(300))).hasSize(300);
  }

  /** They may come from anywhere, and are shown on pages. */
  @Test
  void charactersThatNobodySeesAreTakenOutOfTagsAndComments() {
    PgnGame game =
        read("\uFEFF[White \"An\u202En\"]\n\n{a\u200B \u2066 b} 1. e4 {so\u202E} (1. d4 {\u200E}) *")
            .getFirst();
    assertThat(game.tags()).containsEntry("White", "Ann");
    assertThat(game.line().comments()).containsExactly("a b");
    assertThat(game.line().moves().getFirst().comments()).containsExactly("so");
    assertThat(Pgn.write(game)).doesNotContainPattern("\\p{Cf}");
    PgnGame made = PgnGame.of(Map.of("White", "\u202EAnn"), CHESS.start(), List.of(), PgnResult.UNDECIDED);
    assertThat(Pgn.write(made)).contains("[White \"Ann\"]");
  }
}
