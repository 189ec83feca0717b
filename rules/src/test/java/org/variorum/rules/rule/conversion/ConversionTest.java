package org.variorum.rules.rule.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Pieces promote where they stand. */
class ConversionTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String parent, String more) {
    return READER.read("sample.yaml", "game: Sample\nfrom: " + parent + "\n" + more + "\n", List.of());
  }

  private static Position play(Position position, String... moves) {
    Position after = position;
    for (String move : moves) {
      after = after.play(after.find(move).orElseThrow());
    }
    return after;
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).toList();
  }

  private static final Game SITTUYIN = Game.of(definition("sittuyin", ""));

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "8/8/4k3/8/3PP3/2P5/4K3/8[] w - - 0 1 | ",
      "3k4/8/8/3P4/8/2P5/4K3/8[] w - - 0 1 | d5c4f d5d5f d5e4f d5c6f d5e6f",
      // The last pawn stands anywhere.
      "8/8/4k3/8/8/2P5/4K3/8[] w - - 0 1 | c3b2f c3d2f c3c3f c3b4f c3d4f",
      // Nobody is attacked from where it arrives.
      "7k/1P6/2P5/8/1n2n3/2P5/8/K7[] w - - 0 1 | c6b5f c6c6f c6d7f b7a6f b7b7f b7a8f b7c8f",
      "7k/1P6/2P5/8/1n2n3/2P5/F7/K7[] w - - 0 1 | ",
      // The rook on b4 would give check where the pawn left its file.
      "8/8/5s2/3n4/1R1K3S/1P6/1k4p1/8[] w - - 0 51 | b3b3f"})
  void pawnsPromote(String fen, String promotions) {
    List<String> expected = promotions == null ? List.of() : List.of(promotions.split(" "));
    assertThat(moves(SITTUYIN.position(fen))).filteredOn(move -> move.endsWith("f"))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "3k4/8/8/3P4/8/2P5/4K3/8[] w - - 0 1 | c3c3f | the ne does not promote on c3",
      "8/8/4n2k/3P4/8/2P5/4K3/8[] w - - 0 1 | d5d5f | a sit-ke on d5 would attack an enemy piece, which it may not when it comes there by promotion",
      "8/8/5s2/3n4/1R1K3S/1P6/1k4p1/8[] w - - 0 51 | b3c2f | a promotion in place may not give check",
      "7k/1P6/2P5/8/1n2n3/2P5/F7/K7[] w - - 0 1 | c6c6f | Red has as many pieces as it may get by promotion"})
  void otherPromotionsAreRefused(String fen, String move, String words) {
    assertThat(SITTUYIN.position(fen).whyNot(move)).get().extracting(Refusal::words).isEqualTo(words);
  }

  @Test
  void aPromotionIsEnteredByPointingTwice() {
    Position position = SITTUYIN.position("8/8/4k3/8/8/2P5/4K3/8[] w - - 0 1");
    assertThat(play(position, "c3c3f").fen()).startsWith("8/8/4k3/8/8/2F5/4K3/8[] b");
    assertThat(play(position, "c3d4f").fen()).startsWith("8/8/4k3/8/3F4/8/4K3/8[] b");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(SITTUYIN.definition(), List.of()).toString())
        .contains("Promotion in place: instead of a move, a ne on ");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "chess | promotion in place: { pieces: K, becomes: Q } | a royal piece neither promotes nor is promoted to",
      "chess | promotion in place: { pieces: P, becomes: P } | the piece P would become what it is",
      "chess | promotion in place: { pieces: P, becomes: Q, going on: yes } | promotes to the same by its own moves",
      // Both are written e7e8q.
      "crazyhouse | promotion in place: { pieces: P, becomes: Q, going on: yes } | promotes to the same by its own moves",
      "delegating | promotion in place: { pieces: P, becomes: Q } | it is undefined what a piece may borrow"})
  void whatHasNoMeaningIsRefused(String game, String words, String reason) {
    assertThatThrownBy(() -> Game.of(definition(game, words))).isInstanceOf(RuntimeException.class)
        .hasMessageContaining(reason);
  }

  /** Only a piece that promotes in this way may be absent after its move. */
  @Test
  void aBanNeedsAPieceThatCanHaveMoved() {
    Game game = Game.of(definition("chess",
        "answer ban: N B\npromotion in place: { pieces: B, becomes: Q, in: rank 8 }"));
    assertThat(game.position("4k3/8/8/8/8/8/8/4K2R b - - 0 1 ban:B").fen()).endsWith("ban:B");
    assertThatThrownBy(() -> game.position("4k3/8/8/8/8/8/8/4K2R b - - 0 1 ban:N"))
        .hasMessageContaining("White has no N that can have moved");
  }
}
