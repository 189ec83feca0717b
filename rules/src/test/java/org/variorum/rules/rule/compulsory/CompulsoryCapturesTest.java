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

/** A side that can capture must do so. */
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
      // A pinned piece does not capture.
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
      assertThat(refusal.rule()).isEqualTo(Refusal.Reason.COMPULSORY_OTHER);
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

  /** A piece still gives check although its side must capture elsewhere. */
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

  private static Game with(String parent, String captures) {
    return Game.of(READER.read("sample.yaml",
        "game: Sample\nfrom: " + parent + "\ncompulsory captures: " + captures + "\n", List.of()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // Of several captures, that of a queen, with any piece.
      "chess | { prefer: [Q, R] } | 4k3/8/8/r2q3r/4N3/2N5/8/4K3 w - - 0 1 | c3d5",
      "chess | { prefer: [Q, R] } | 4k3/8/8/r6r/8/2N3N1/1p6/4K2R w K - 0 1 | g3h5 h1h5",
      // What stands first counts first, and among equal ones what stands next.
      "chess | { prefer: [Q, { pieces: P }] } | 4k3/8/8/3q4/2P5/8/8/3RK3 w - - 0 1 | c4d5",
      "chess | { prefer: [{ pieces: R }, Q] } | 4k3/8/8/3q4/2P4p/8/8/4K2R w - - 0 1 | h1h4",
      "chess | { prefer: { targets: R B, pieces: P } } | 4k3/8/8/3b4/2P5/8/8/3RK3 w - - 0 1 | c4d5",
      // Only captures of pieces are compulsory; captures of pawns are as free as other moves.
      "chess | { targets: all but P } | 4k3/8/8/7p/8/8/8/K6R w - - 0 1 | a1a2 a1b1 a1b2 h1b1 h1c1 h1d1 h1e1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5",
      "chess | { targets: all but P } | 4k3/8/8/p6n/8/8/8/R3K2R w - - 0 1 | h1h5",
      "chess | { pieces: P } | 4k3/8/8/3b3b/4P3/8/8/4K2R w - - 0 1 | e4d5",
      // En passant is a capture of a pawn.
      "chess | { prefer: P } | 4k3/8/8/2npP3/1P6/8/8/4K3 w - d6 0 1 | e5d6",
      // The capture that removes most: an explosion takes three.
      "atomic | { prefer: { most: yes } } | 4k3/8/8/1p5n/6pp/8/8/1R2K2R w - - 0 1 | h1h4",
      "atomic | { prefer: [{ most: yes, targets: N }] } | 4k3/8/8/1p6/8/7n/1R4pp/4K2R w - - 0 1 | b2g2 h1h2"})
  void someCapturesComeFirst(String game, String captures, String fen, String legal) {
    Position position = with(game, captures).position(fen);
    assertThat(moves(position)).containsExactlyInAnyOrder(legal.split(" "));
    assertThat(position.perft(1)).isEqualTo(position.moves().size());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ prefer: [Q, R] } | c3b5 | captures of queens come first: say c3d5",
      "{ prefer: [Q, R] } | e1e2 | a capture is compulsory where one is possible: say c3d5",
      "{ targets: Q R } | e1e2 | captures of queens or rooks are compulsory where they are possible: say h1h5 or c3d5",
      "{ prefer: [{ pieces: R }] } | c3b5 | captures by rooks come first: say h1h5",
      "{ prefer: [{ most: yes }, Q] } | h1h5 | captures of queens come first: say c3d5",
      "{ pieces: N, prefer: { targets: Q, pieces: N } } | h1h5 | captures by knights are compulsory where they are possible: say c3d5"})
  void aMoveIsRefusedWithTheCaptureThatComesFirst(String captures, String move, String words) {
    Position position = with("chess", captures).position("4k3/8/8/1p1q3r/8/2N5/8/4K2R w - - 0 1");
    assertThat(position.whyNot(move)).get().extracting(Refusal::words).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ prefer: [Q, R B, { pieces: K }, { most: yes }] } | Compulsory captures: a player who can capture has to. First come captures of"
          + " queens, then captures of rooks or bishops, then captures by kings, then the capture of most pieces; of equal ones the"
          + " player may choose.",
      "{ targets: Q, pieces: P N } | Compulsory captures: captures of queens by knights or pawns are compulsory where they are possible; the"
          + " player may choose among them. Other captures are free.",
      "{ } | Compulsory captures: a player who can capture has to, and may choose which capture to make."})
  void theCardSaysWhatComesFirst(String captures, String sentence) {
    assertThat(RuleCard.of(with("chess", captures).definition(), List.of()).mechanisms()).contains(sentence);
  }

  @Test
  void whereNothingIsCapturedItIsRefused() {
    assertThatThrownBy(() -> child("notake-rifle", "")).isInstanceOf(DefinitionException.class)
        .hasMessageContaining(
            "\"compulsory captures\" has no meaning together with acting, where nothing is captured");
  }
}
