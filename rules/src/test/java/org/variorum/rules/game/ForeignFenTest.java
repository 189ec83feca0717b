package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Setup;

/** FENs of other programs mean here what they mean there; what cannot is refused with the reason. */
class ForeignFenTest {

  private static String read(String game, String fen) {
    return RepositoryGames.of(game).position(fen).fen();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "amazons | 3q2q3/9q/2*6*/q4*4/10/10/Q4Q4/10/10/3Q5Q b - - 3 2"
          + " | 3a2a3/9a/2*6*/a4*4/10/10/A4A4/10/10/3A5A b - - 3 2",
      "snailtrail | 6*/6p/7/7/1P5/*6/*6 b - - 3 2 | 6*/6s/7/7/1S5/*6/*6 b - - 3 2",
      "xiangqi | rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1"
          + " | rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
      "janggi | rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w - - 0 1"
          + " | rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"})
  void piecesHaveTheLettersOfOtherPrograms(String game, String theirs, String ours) {
    assertThat(read(game, theirs)).isEqualTo(ours);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "makruk | 3M~2K1/1M~1S4/8/5m~2/8/5kN1/6s1/8 w - - 3 179 | 3M2K1/1M1S4/8/5m2/8/5kN1/6s1/8 w - - 3 179",
      "sittuyin | 7n/r2f4/8/2k4F~/8/8/2pR4/6K1[] w - - 3 119 | 7n/r2f4/8/2k4F/8/8/2pR4/6K1[] w - - 3 119",
      "chess | 3B3k/1n3r2/8/8/8/8/8/2Rr~Q2K w - - 2 73 | 3B3k/1n3r2/8/8/8/8/8/2RrQ2K w - - 2 73"})
  void aMarkOfPromotionSaysNothingWhereNothingTurnsBack(String game, String theirs, String ours) {
    assertThat(read(game, theirs)).isEqualTo(ours);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "makruk | 3M~2K1/1M~1S4/8/5m~2/8/5kN1/6s1/8 w - 128 49 91"
          + " | 3M2K1/1M1S4/8/5m2/8/5kN1/6s1/8 w - - 0 91 counting:128,counted:49",
      "makruk | M~4M~2/8/1s6/8/7K/8/4k3/8 w - 128 131 243"
          + " | M4M2/8/1s6/8/7K/8/4k3/8 w - - 0 243 counting:128,counted:129",
      "cambodian | rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde 0 0 1"
          + " | rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1",
      "karouk | 3M~2K1/8/8/5m~2/8/5kN1/6s1/8 w - 126 1+1 3 91"
          + " | 3M2K1/8/8/5m2/8/5kN1/6s1/8 w - - 1+1 0 91 counting:126,counted:3"})
  void aCountStandsInTheFieldsOfEnPassantAndTheClock(String game, String theirs, String ours) {
    assertThat(read(game, theirs)).isEqualTo(ours);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "ataxx | P5p/7/7/7/7/7/p5P w - - 0 1 | P5p/7/7/7/7/7/p5P[Pp] w - - 0 1",
      "ataxx | P5p/7/7/7/7/7/p5P w 0 1 | P5p/7/7/7/7/7/p5P[Pp] w - - 0 1",
      "ataxx | P5p/7/2*1*2/7/2*1*2/7/p5P w - - 0 1 | P5p/7/2*1*2/7/2*1*2/7/p5P[Pp] w - - 0 1",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[-] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[N3Pb2p] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[NPPPbpp] w - - 0 1",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3/NPPb w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[NPPb] w - - 0 1",
      "xiangqi | 4k4/9/9/9/9/9/9/9/9/3K5[] w - - 0 1 | 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
      "xiangqi | 4k4/9/9/9/9/9/9/9/9/3K5[-] w - - 0 1 | 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1"})
  void handsMayBeMissingOrEmptyOrCounted(String game, String theirs, String ours) {
    assertThat(withOrder(read(game, theirs))).isEqualTo(withOrder(ours));
  }

  /** The order in which a hand is written is the definition's. */
  private static String withOrder(String fen) {
    int bracket = fen.indexOf('[');
    if (bracket < 0) {
      return fen;
    }
    int end = fen.indexOf(']');
    String hand = fen.substring(bracket + 1, end).chars().sorted()
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    return fen.substring(0, bracket) + "[" + hand + fen.substring(end);
  }

  @Test
  void ataxxWithoutBracketsHasItsDrops() {
    assertThat(RepositoryGames.of("ataxx").position("P5p/7/7/7/6P/1p3P1/p6 b - - 0 2").moves()).hasSize(27);
    assertThat(RepositoryGames.of("ataxx").position("P5p/7/7/3*3/7/7/p5P w - - 0 1").perft(1)).isEqualTo(16);
    assertThat(RepositoryGames.of("ataxx").position("P5p/*6/7/3*3/7/7/p5P w - - 0 1").perft(1)).isEqualTo(15);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1 | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w Ah - 0 1 | r3k2r/8/8/8/8/8/8/R3K2R w Qk - 0 1",
      "crazyhouse | r3k2r/8/8/8/8/8/8/R3K2R[] w HAha - 0 1 | r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 0 1",
      "capablanca | r4k3r/10/10/10/10/10/10/R4K3R w JAja - 0 1 | r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1",
      "fischerandom | 1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1 | 1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
      "fischerandom | 1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1 | 1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
      "fischerandom | 4k3/8/8/8/8/8/8/1RR1K1RR w KQ - 0 1 | 4k3/8/8/8/8/8/8/1RR1K1RR w HB - 0 1",
      "fischerandom | 4k3/8/8/8/8/8/8/1RR1K1RR w GC - 0 1 | 4k3/8/8/8/8/8/8/1RR1K1RR w GC - 0 1",
      "three-check | 4k3/8/8/8/8/8/8/R3K3 w 2+1 0 1 | 4k3/8/8/8/8/8/8/R3K3 w - - 2+1 0 1",
      "antichess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
          + " | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"})
  void castlingIsSaidByTheRooksOrNotAtAll(String game, String theirs, String ours) {
    assertThat(read(game, theirs)).isEqualTo(ours);
  }

  /** Some programs name the square of the piece, too, before those that it crossed or behind them. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d5d6 0 1 | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6d5 0 1 | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
      "backward-pawns | 4k3/8/8/3pP3/8/8/8/4K3 w - d5d6 0 1 | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
      "chess | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
          + " | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"})
  void theSquareOfThePieceInPassingMustBeItsOwn(String game, String theirs, String ours) {
    assertThat(read(game, theirs)).isEqualTo(ours);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - e5d6 0 1 | no piece can just have crossed e5 and d6",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1"
          + " | en passant names the squares that a piece has crossed, and d5 is occupied",
      "chess | 4k3/8/8/8/8/8/8/4K3 w - 128 49 91 | moves are not counted to a limit in this game",
      "chess | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 +0+1 | checks are not counted in this game",
      "chess | 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1 | this game has no pieces in hand",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w G - 0 1 | those of the files of rooks that castle, 'G' names another",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KH - 0 1 | each once",
      "chess | 4k~3/8/8/8/8/8/8/4K3 w - - 0 1 | no piece has the letter 'k~'",
      "antichess | rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w HAha - 0 1 | this game is without castling",
      "makruk | 3M2K1/8/8/5m2/8/5k2/8/8 w - 77 3 91 | it is counted to",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[P3] w - - 0 1 | a number of pieces in hand must precede a piece",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[0P] w - - 0 1 | the number of a piece in hand must be 1 to 999"})
  void whatMeansNothingIsRefusedWithTheReason(String game, String fen, String reason) {
    assertThatThrownBy(() -> read(game, fen)).hasMessageContaining(reason);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(delimiter = '|', value = {
      "amazons | 3a2a3/9a/2*6*/a4*4/10/10/A4A4/10/10/3A5A b - - 3 2"
          + " | 3q2q3/9q/2*6*/q4*4/10/10/Q4Q4/10/10/3Q5Q b - - 3 2",
      "ataxx | P5p/7/7/7/7/7/p5P[Pp] w - - 0 1 | P5p/7/7/7/7/7/p5P w - - 0 1",
      "makruk | 3M2K1/1M1S4/8/5m2/8/5kN1/6s1/8 w - - 0 91 counting:128,counted:49"
          + " | 3M2K1/1M1S4/8/5m2/8/5kN1/6s1/8 w - 128 49 91",
      "xiangqi | 4k4/9/9/9/9/9/9/9/9/3K2B2 w - - 0 1 | 4k4/9/9/9/9/9/9/9/9/3K2B2 w - - 0 1",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K2Q~[Pn] w - - 0 1 | 4k3/8/8/8/8/8/8/4K2Q~[Pn] w - - 0 1"})
  void whatIsWrittenForFairyStockfishIsReadAgain(String game, String ours, String theirs) {
    Position position = RepositoryGames.of(game).position(ours);
    assertThat(position.fen(Setup.Dialect.FAIRY_STOCKFISH)).isEqualTo(theirs);
    assertThat(position.fen(Setup.Dialect.OWN)).isEqualTo(position.fen());
    assertThat(read(game, theirs)).isEqualTo(position.fen());
  }

  @Test
  void aMalformedFieldIsToldWithItsPlace() {
    assertThatThrownBy(() -> read("makruk", "3M2K1/8/8/5m2/8/5k2/8/8 w - 77 3 91"))
        .isInstanceOf(FenException.class).hasMessageContaining("column 29");
  }
}
