package org.variorum.rules.rule.compulsory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Refusal;

/** A player who can capture has to. */
class CompulsoryCapturesTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game CHESS = Game.of(child("chess", ""));

  private static Definition child(String parent, String more) {
    return READER.read("sample.yaml", text(parent, more), List.of());
  }

  private static String text(String parent, String more) {
    return "game: Sample\nfrom: " + parent + "\ncompulsory captures: yes\n" + more + "\n";
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).toList();
  }

  @Test
  void whereNothingCanBeCapturedAllIsAsUsual() {
    assertThat(CHESS.start().perft(2)).isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4d5",
      // Nobody who is bound captures.
      "4r1k1/8/8/8/8/p7/4N3/4K3 w - - 0 1 | e1d1 e1d2 e1f1 e1f2",
      // In check only what ends the check is a capture that can be made.
      "4k3/8/8/8/7b/8/p4P2/R3K3 w - - 0 1 | a1a2",
      "4k3/8/8/8/7b/8/p7/R3K3 w - - 0 1 | e1d1 e1d2 e1e2 e1f1",
      // En passant, too; and castling and promotion give way.
      "4k3/P7/8/3pP3/8/8/8/R3K3 w Q d6 0 1 | e5d6",
      // A capture that promotes, whatever it becomes.
      "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7b8b a7b8n a7b8q a7b8r"})
  void onlyCapturesAreLegalWhereThereAreSome(String fen, String legal) {
    assertThat(moves(CHESS.position(fen))).containsExactlyInAnyOrder(legal.split(" "));
  }

  /** A search asks of one move, or of tactical moves, and hears the same. */
  @Test
  void aPromotionIsNoTacticalMoveBesideACapture() {
    MutablePosition position = CHESS.position("4k3/P7/8/8/8/p7/8/R3K3 w Q - 0 1").mutable();
    MoveList tactical = position.tacticalMoves(new MoveList());
    assertThat(tactical.size()).isEqualTo(1);
    assertThat(position.text(tactical.get(0))).isEqualTo("a1a3");
    long promotion = CHESS.position("4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1").find("a7a8q").orElseThrow().code();
    assertThat(position.isLegal(promotion)).isFalse();
    assertThat(position.isLegal(tactical.get(0))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "chess | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | g1f3 | e4d5",
      "chess | 4k3/P7/8/8/8/p7/8/R3K3 w Q - 0 1 | a7a8q | a1a3",
      "chess | 4k3/P7/8/8/8/p7/8/R3K3 w Q - 0 1 | a7a8 | a1a3",
      "chess | 4k3/8/8/8/8/p7/8/R3K3 w Q - 0 1 | e1c1 | a1a3",
      "crazyhouse | 4k3/8/8/8/8/p7/8/R3K3[N] w - - 0 1 | N@d4 | a1a3"})
  void aMoveIsRefusedWithTheCapturesToChooseFrom(String game, String fen, String move, String capture) {
    Position position = Game.of(child(game, "")).position(fen);
    assertThat(position.whyNot(move)).get().isInstanceOfSatisfying(Refusal.Illegal.class, refusal -> {
      assertThat(refusal.rule()).isEqualTo(Refusal.Rule.COMPULSORY_OTHER);
      assertThat(refusal.words())
          .isEqualTo("a capture is compulsory where one is possible: say " + capture);
    });
  }

  @Test
  void toPassIsNoChoiceBesideACapture() {
    Game passing = Game.of(child("chess", "turn: { pass: always }"));
    assertThat(moves(passing.start())).contains("0000");
    Position position = passing.position("4k3/8/8/8/8/p7/8/R3K3 w - - 0 1");
    assertThat(moves(position)).containsExactly("a1a3");
    assertThat(position.whyNot("0000")).get().extracting(Refusal::words)
        .isEqualTo("a capture is compulsory where one is possible: say a1a3");
  }

  /** Whoever is bound to capture elsewhere gives check all the same. */
  @Test
  void mateIsMateThoughThereIsSomethingToCapture() {
    assertThat(CHESS.position("R5k1/5ppp/8/8/8/8/r7/6K1 b - - 0 1").outcome()).isEmpty();
    assertThat(CHESS.position("R5k1/5ppp/8/8/8/r7/7P/6K1 b - - 0 1").moves()).extracting(Move::text)
        .containsExactly("a3a8");
    assertThat(CHESS.position("R5k1/5ppp/8/8/8/7p/6r1/7K b - - 0 1").outcome()).isPresent();
  }

  @Test
  void nobodyMayStandPatWhoMustCapture() {
    assertThat(CHESS.guarantees()).doesNotContain(Guarantee.MAY_STAND_PAT, Guarantee.RECAPTURE,
        Guarantee.SAFETY_ONLY);
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(CHESS.definition(), List.of()).toString())
        .contains(
            "Compulsory captures: a player who can capture has to, and may choose which capture to make.");
  }

  @Test
  void whereNothingIsCapturedItIsRefused() {
    assertThatThrownBy(() -> child("notake-rifle", "")).isInstanceOf(DefinitionException.class)
        .hasMessageContaining(
            "\"compulsory captures\" has no meaning together with acting, where nothing is captured");
  }
}
