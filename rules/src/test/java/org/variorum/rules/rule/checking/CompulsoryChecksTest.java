package org.variorum.rules.rule.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Refusal;

/** A side that can give check must do so. */
class CompulsoryChecksTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Game child(String parent, String more) {
    return Game.of(READER.read("sample.yaml",
        "game: Sample\nfrom: " + parent + "\ncompulsory checks: yes\n" + more + "\n", List.of()));
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // The queen gives check on the fifth square of two of her lines, and by her capture.
      "chess | | rnbqkbnr/ppppp1pp/8/5p2/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | d1h5",
      // A check that is uncovered, by whatever move of the bishop, and castling that gives check.
      "chess | | 4k3/8/8/8/8/8/4B2p/4RK2 w - - 0 1 | e2a6 e2b5 e2c4 e2d1 e2d3 e2f3 e2g4 e2h5",
      "chess | | 3k4/8/8/8/8/8/PPP5/R3K3 w Q - 0 1 | a1d1 e1c1",
      // A pawn that promotes, and one that is taken in passing.
      "chess | | 4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7a8q a7a8r",
      "chess | | 8/5k2/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5e6",
      // A side in check must answer with a check if it can.
      "chess | | 4k3/8/8/8/4r3/8/8/3RK3 w - - 0 1 | e1d2 e1f1 e1f2",
      "chess | | 4k3/8/8/1b6/8/8/R7/5K2 w - - 0 1 | a2e2",
      // Captures come first, and of these such as give check.
      "chess | compulsory captures: yes | 4k3/8/8/8/8/p7/8/R3K2R w KQ - 0 1 | a1a3",
      "chess | compulsory captures: yes | r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1 | a1a8",
      "chess | compulsory captures: yes | r3k2n/8/8/8/8/p7/8/R3K2R w KQq - 0 1 | h1h8",
      "chess | compulsory captures: yes | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | a1a8 h1h8",
      // A piece from the hand.
      "crazyhouse | | 4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | N@c7 N@d6 N@f6 N@g7",
      // What may not be done by other rules is not compulsory.
      "chess | forbidden: enemy in check | 8/5k2/8/4P3/8/8/8/4K3 w - - 0 1 | e1d1 e1d2 e1e2 e1f1 e1f2"})
  void onlyChecksAreLegalWhereThereAreSome(String game, String more, String fen, String legal) {
    Position position = child(game, more == null ? "" : more).position(fen);
    assertThat(moves(position)).containsExactlyInAnyOrder(legal.split(" "));
    assertThat(position.perft(1)).isEqualTo(position.moves().size());
  }

  @Test
  void whereNoCheckIsPossibleAllIsAsUsual() {
    assertThat(child("chess", "").start().perft(2)).isEqualTo(400);
  }

  /** A search asks of one move, or of tactical moves, and hears the same. */
  @Test
  void aCaptureIsNoTacticalMoveBesideACheck() {
    String fen = "4k3/8/8/8/8/p7/8/R3K2R w KQ - 0 1";
    MutablePosition position = child("chess", "").position(fen).mutable();
    assertThat(position.tacticalMoves(new MoveList()).size()).isZero();
    Position plain =
        Game.of(READER.read("sample.yaml", "game: Sample\nfrom: chess\n", List.of())).position(fen);
    assertThat(position.isLegal(plain.find("a1a3").orElseThrow().code())).isFalse();
    assertThat(position.isLegal(plain.find("h1h8").orElseThrow().code())).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "chess | | rnbqkbnr/ppppp1pp/8/5p2/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4f5 | a check is compulsory where one is possible: say d1h5",
      "crazyhouse | | 4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | e1e2 | a check is compulsory where one is possible: say N@d6, N@f6, N@c7 or N@g7",
      "chess | compulsory captures: yes | r3k2n/8/8/8/8/p7/8/R3K2R w KQq - 0 1 | a1a3 | a check is compulsory where one is possible: say h1h8",
      "chess | compulsory captures: yes | 4k3/8/8/8/8/p7/8/R3K2R w KQ - 0 1 | h1h8 | a capture is compulsory where one is possible: say a1a3"})
  void aMoveIsRefusedWithTheChecksToChooseFrom(String game, String more, String fen, String move,
      String words) {
    Position position = child(game, more == null ? "" : more).position(fen);
    assertThat(position.whyNot(move)).get().isInstanceOfSatisfying(Refusal.Illegal.class, refusal -> {
      assertThat(refusal.rule()).isEqualTo(Refusal.Reason.COMPULSORY_OTHER);
      assertThat(refusal.words()).isEqualTo(words);
    });
  }

  @Test
  void noTurnIsGivenAwayWhereChecksAreCompulsory() {
    assertThat(child("chess", "").guarantees()).contains(Guarantee.MAY_STAND_PAT)
        .doesNotContain(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES, Guarantee.RECAPTURE,
            Guarantee.SAFETY_ONLY);
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(child("chess", "").definition(), List.of()).mechanisms()).contains(
        "Compulsory checks: a player who can give check by a move that all other rules allow has to, and may choose which check to"
            + " give.");
  }
}
