package org.variorum.rules.rule.setup;

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
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Pieces in hand are put on the board before play begins. */
class SetUpTest {

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

  private static final Game PLACEMENT = Game.of(definition("placement", ""));
  private static final Game CHECKED = Game.of(definition("placement",
      "set-up: { pieces: K Q R B N, on different colours: B, check: yes }"));

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // Bishops stand on different colours, and others leave them such squares.
      "8/pppppppp/8/8/8/8/PPPPPPPP/B1K1N3[Bkqrrbbnn] w - - 0 1 | B@b1 B@d1 B@f1 B@h1",
      "8/pppppppp/8/8/8/8/PPPPPPPP/RNRQN2K[BBkqrrbbnn] w - - 0 1 | B@f1 B@g1",
      "8/pppppppp/8/8/8/8/PPPPPPPP/BNRNK2R[BQkqrrbbnn] w - - 0 1 | B@f1 Q@g1",
      // Nothing matters that attacks a king, and nothing else is played.
      "k7/8/8/8/8/8/7P/5r1r[K] w - - 0 1 | K@a1 K@b1 K@c1 K@d1 K@e1 K@g1",
      "k7/8/8/8/8/8/7P/K4r1r[Q] w - - 0 1 | Q@b1 Q@c1 Q@d1 Q@e1 Q@g1",
      "k7/8/8/8/8/1n6/7P/K4R1R[Q] w - - 0 1 | Q@b1 Q@c1 Q@d1 Q@e1 Q@g1",
      // A side that can set up no piece moves.
      "k7/8/8/8/8/8/7P/KRRNRRRR[Q] w - - 0 1 | d1b2 d1c3 d1e3 d1f2 h2h3 h2h4 a1a2 a1b2 b1b2 b1b3 b1b4 b1b5 b1b6 b1b7 b1b8 c1c2 c1c3 c1c4 c1c5 c1c6 c1c7 c1c8 e1e2 e1e3 e1e4 e1e5 e1e6 e1e7 e1e8 f1f2 f1f3 f1f4 f1f5 f1f6 f1f7 f1f8 g1g2 g1g3 g1g4 g1g5 g1g6 g1g7 g1g8"})
  void piecesAreSetUpFirst(String fen, String legal) {
    assertThat(moves(PLACEMENT.position(fen))).containsExactlyInAnyOrder(legal.split(" "));
    assertThat(PLACEMENT.position(fen).inCheck()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "8/pppppppp/8/8/8/8/PPPPPPPP/B1K1N3[Bkqrrbbnn] w - - 0 1 | B@b1 B@d1 B@f1 B@h1",
      // A king is set up where it is safe; a side that can set up no piece moves.
      "k7/8/8/8/8/8/7P/5r1r[KQ] w - - 0 1 | Q@a1 Q@b1 Q@c1 Q@d1 Q@e1 Q@g1",
      "k7/8/8/8/8/8/P6P/5r1r[K] w - - 0 1 | a2a3 a2a4 h2h3 h2h4",
      // In check a piece is put between, if one can.
      "k7/8/8/8/8/8/7P/K4r1r[Q] w - - 0 1 | Q@b1 Q@c1 Q@d1 Q@e1",
      "k7/8/8/8/8/1n6/7P/K7[Q] w - - 0 1 | a1a2 a1b1 a1b2"})
  void checkMayCountForPiecesThatAreSetUp(String fen, String legal) {
    assertThat(moves(CHECKED.position(fen))).containsExactlyInAnyOrder(legal.split(" "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "8/pppppppp/8/8/8/8/PPPPPPPP/B1K1N3[Bkqrrbbnn] w - - 0 1 | e2e4 | pieces in hand are set up before anything else: say B@b1, B@d1, B@f1 or B@h1",
      "8/pppppppp/8/8/8/8/PPPPPPPP/B1K1N3[Bkqrrbbnn] w - - 0 1 | B@g1 | another bishop of White's stands on a dark square",
      "8/pppppppp/8/8/8/8/PPPPPPPP/BNRNK2R[BQkqrrbbnn] w - - 0 1 | Q@f1 | on f1 it would take a square that a bishop in hand needs, for no two of these may stand on squares of one colour"})
  void otherMovesAreRefused(String fen, String move, String words) {
    assertThat(PLACEMENT.position(fen).whyNot(move)).get().extracting(Refusal::words).isEqualTo(words);
  }

  /** A captured piece in hand is no set-up. */
  @Test
  void checkCountsWhereCapturedPiecesComeIntoAHand() {
    Position position = Game.of(definition("crazyhouse", "set-up: B"))
        .position("4k3/8/8/8/4q3/8/8/4K3[B] w - - 0 1");
    assertThat(position.inCheck()).isTrue();
    assertThat(moves(position)).contains("B@e2").doesNotContain("B@a1");
  }

  private static final Game ANYWHERE = Game.of(READER.read("sample.yaml", """
      game: Sample
      board: 8x8
      start: "8/8/8/8/8/8/8/8[KQkq] w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        Q: { name: queen, moves: Q }
      hands: { K: anywhere, Q: anywhere }
      captured pieces: out of the game
      set-up: K Q
      """, List.of()));

  /** A king is dropped where it is attacked, which is no mate, and stays when it is the other side's turn. */
  @Test
  void nobodyIsMatedWhileItSetsUp() {
    Position attacked = ANYWHERE.position("8/8/8/4q3/4K3/8/8/8[Qk] w - - 0 1");
    assertThat(attacked.inCheck()).isFalse();
    assertThat(moves(attacked)).hasSize(62).allMatch(move -> move.startsWith("Q@"));
    assertThat(attacked.perft(2)).isEqualTo(62 * 61);
    Position set = play(attacked, "Q@a5", "K@b5");
    assertThat(set.inCheck()).isTrue();
    assertThat(moves(set)).contains("e4e5").doesNotContain("a5b5");
    Position mate = ANYWHERE.position("7k/8/8/8/8/8/1qq5/K7[Q] w - - 0 1");
    assertThat(mate.outcome()).isEmpty();
    assertThat(ANYWHERE.position("7k/8/8/8/8/8/1qq5/K7[] w - - 0 1").outcome()).isPresent();
  }

  @Test
  void noKingIsCapturedThatWasSetUpWhereItIsAttacked() {
    Position position = ANYWHERE.position("8/8/8/1k2Q3/8/8/8/K5q1[] w - - 0 1");
    assertThat(position.whyNot("e5b5").orElseThrow().words()).isEqualTo("the king on b5 is never captured");
    assertThat(play(play(position, "a1a2"), "b5c6").inCheck()).isFalse();
  }

  @Test
  void whoIsDroppedAtHomeMayCastle() {
    Position both = PLACEMENT.position("k7/8/8/8/8/8/P6P/R6R[K] w - - 0 1");
    assertThat(play(both, "K@e1").fen()).isEqualTo("k7/8/8/8/8/8/P6P/R3K2R[] b KQ - 1 1");
    assertThat(play(both, "K@d1").fen()).endsWith("R2K3R[] b - - 1 1");
    Position rook = PLACEMENT.position("k7/8/8/8/8/8/P6P/4K2R[R] w - - 0 1");
    assertThat(moves(play(rook, "R@a1", "a8b8"))).contains("e1c1").doesNotContain("e1g1");
  }

  @Test
  void royalPiecesInHandCount() {
    assertThatThrownBy(() -> PLACEMENT.position("k7/8/8/8/8/8/8/8[Q] w - - 0 1"))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining("White has no king");
    assertThatThrownBy(() -> PLACEMENT.position("k7/8/8/8/8/8/8/K7[K] w - - 0 1"))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining("White may have only one king");
    assertThat(PLACEMENT.position("k6R/8/8/8/8/8/8/8[K] w - - 0 1").moves()).isNotEmpty();
    assertThatThrownBy(() -> CHECKED.position("k6R/8/8/8/8/8/8/8[K] w - - 0 1"))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining("Black is in check");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(PLACEMENT.definition(), List.of()).toString())
        .contains("Set-up: before play begins")
        .contains("A side that still holds one of them is not in check, whatever attacks its royal piece");
    assertThat(RuleCard.of(CHECKED.definition(), List.of()).toString()).doesNotContain("still holds");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "chess | set-up: K | the piece K is never in a hand",
      "placement | set-up: Q R B N | the royal piece K is in a hand and must be set up, too",
      "placement | royalty: capture | a royal piece can be set up only where it may not be captured",
      "chess | castling: { style: orthodox, king from: e1 } | \"king from\" and \"rook from\" stand together",
      "placement | explosion: { spares: P } | while a royal piece is in hand"})
  void whatHasNoMeaningIsRefused(String game, String words, String reason) {
    assertThatThrownBy(() -> Game.of(definition(game, words))).isInstanceOf(RuntimeException.class)
        .hasMessageContaining(reason);
  }
}
