package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Refusal;

/** Named moves and how they are written. */
class SanTest {

  private static Position position(String game, String fen) {
    Game played =
        RepositoryGames.of(game.split(" ")[0],
            game.contains(" ") ? new String[] {game.split(" ")[1]} : new String[0]);
    return fen.equals("-") ? played.start() : played.position(fen);
  }

  @ParameterizedTest(name = "{0}: {2} is {3}")
  @CsvSource(delimiter = '|', value = {
      "chess | - | g1f3 | Nf3",
      "chess | r1bqkbnr/pppp1ppp/2n5/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 3 | e5d4 | exd4",
      "chess | 4k3/8/8/1N3N2/8/8/8/4K3 w - - 0 1 | b5d4 | Nbd4",
      "chess | 4k3/8/1N6/8/1N6/8/8/4K3 w - - 0 1 | b4d5 | N4d5",
      "chess | 4k3/8/8/1N3N2/8/1N6/8/4K3 w - - 0 1 | b5d4 | Nb5d4",
      "chess | 7k/4P3/8/8/8/8/8/4K3 w - - 0 1 | e7e8q | e8=Q+",
      "chess | 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1 | a1a8 | Ra8#",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1g1 | O-O",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 | e8c8 | O-O-O",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 | e5d6 | exd6",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1 | P@e7 | P@e7",
      "shogi | 4k4/8P/9/9/9/9/9/9/4K4[] w - - 0 1 | i8i9+ | i9=+P",
      "shogi | 4k4/8S/9/9/9/9/9/9/4K4[] w - - 0 1 | i8h9 | Sh9",
      "shogi | 4k4/8S/9/9/9/9/9/9/4K4[] w - - 0 1 | i8h9+ | Sh9=+S",
      "shogi | 3k5/9/9/9/4+R4/9/9/9/3K5[] w - - 0 1 | e5d6 | +Rd6+",
      "xiangqi | - | h3e3 | Che3",
      "delegating | Qc1k3/p6/2n2b1/7/5q1/6N/7/7/6p/1P5/7/R1CK2Q w - - 0 1 | b3d4 | d4+",
      "noli-me-tangere | - | f3e4 | Sfe4",
      "noli-me-tangere | 10/R3k5/10/10/10/4s5/10/10/4K5/10 b - - 0 1 | e9e2,e2e9 | K<>e2",
      "gleeman | r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 | e1b1,a1c1 | O-O-O/b1",
      "gleeman castling=italian | r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 | e1h1,i1f1 | O-O/h1f1",
      "gleeman | 4k4/8P/9/9/9/9/9/9/4K4 w - - 0 1 | i8i9 | i9",
      "gleeman | 4k4/9/9/8P/9/9/9/9/4K4 w - - 0 1 | i6i7b | i7=B",
      "royal-standard | *2k2*/7/1s5/1RS4/7/*2K2* w - - 0 1 | b3b4,b4c5 | Rxb4>c5",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | b4b5,b5c6 | Rxb5>c6"})
  void writes(String game, String fen, String move, String text) {
    Position position = position(game, fen);
    assertThat(San.write(position, position.find(move).orElseThrow())).isEqualTo(text);
    assertThat(San.find(position, text)).isEqualTo(position.find(move));
  }

  @ParameterizedTest(name = "{0}: {2} is {3}")
  @CsvSource(delimiter = '|', value = {
      "chess | - | e2-e4 | e2e4", "chess | - | Pe4 | e2e4", "chess | - | Ng1f3 | g1f3",
      "chess | - | Nf3+ | g1f3",
      "chess | - | Nf3!? | g1f3", "chess | - | ' Nf3 ' | g1f3",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | 0-0-0 | e1c1",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | OO | e1g1",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | Ra8 | a1a8",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | R:a8+ | a1a8",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 | ed6 | e5d6",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 | exd6e.p. | e5d6",
      "chess | 7k/4P3/8/8/8/8/8/4K3 w - - 0 1 | e8Q | e7e8q",
      "chess | 7k/4P3/8/8/8/8/8/4K3 w - - 0 1 | e8(N) | e7e8n",
      "gleeman | 4k4/9/9/8P/9/9/9/9/4K4 w - - 0 1 | i7 | i6i7b",
      "shogi | 4k4/8S/9/9/9/9/9/9/4K4[] w - - 0 1 | Sh9=+ | i8h9+",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | Rb5>c6 | b4b5,b5c6",
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | R*e5 | e1e1,e5e5",
      "notake-shunting | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | R*e5 | e1e5,e5e6",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | Re4*e5 | e1e4,e5e5",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | Re4 | e1e4"})
  void reads(String game, String fen, String text, String move) {
    Position position = position(game, fen);
    assertThat(San.find(position, text)).isPresent().isEqualTo(position.find(move));
  }

  @ParameterizedTest(name = "{0}: {2} may mean {3}")
  @CsvSource(delimiter = '|', value = {
      "chess | 4k3/8/8/1N3N2/8/8/8/4K3 w - - 0 1 | Nd4 | Nd4 may mean Nbd4, Nfd4",
      "chess | 7k/4P3/8/8/8/8/8/4K3 w - - 0 1 | e8 | e8 may mean e8=Q+, e8=R+, e8=B, e8=N",
      "shogi | 4k4/8S/9/9/9/9/9/9/4K4[] w - - 0 1 | Sh9+ | Sh9+ may mean Sh9=+S, Sh9",
      "gleeman | 4k4/9/9/9/9/9/9/9/4K3R w K - 0 1 | O-O | O-O may mean O-O/g1, O-O/h1"})
  void asksWhatIsLeftOpen(String game, String fen, String text, String words) {
    assertThat(San.read(position(game, fen), text)).isInstanceOfSatisfying(SanReading.Refused.class,
        refused -> assertThat(refused.why()).isInstanceOf(Refusal.Incomplete.class)
            .extracting(Refusal::words).isEqualTo(words));
  }
}
