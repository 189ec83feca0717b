package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Refusal;

/** Named moves that are not allowed, and what is said of them: an example of each kind of rule. */
class WhyNotTest {

  private static Position position(String game, String fen) {
    Game played =
        RepositoryGames.of(game.split(" ")[0],
            game.contains(" ") ? new String[] {game.split(" ")[1]} : new String[0]);
    return fen.equals("-") ? played.start() : played.position(fen);
  }

  @ParameterizedTest(name = "{0}: {2}: {4}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "chess | 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 | h8g8 | GAME_OVER | the game is over: Black is mated",
      "chess | - | e4e5 | EMPTY_SQUARE | there is no piece on e4",
      "chess | - | e7e5 | ENEMY_PIECE | the pawn on e7 is Black's, and White is to move",
      "royal-standard | *2k2*/1S5/7/7/7/*2K2* w - - 0 1 frozen:b5 | b5b4 | FROZEN | the standard-bearer on b5 has been displaced and is frozen until the end of White's turn",
      "noli-me-tangere | 4k4a/10/10/10/10/3A6/10/10/10/5K4 w - - 0 1 ban:A | d5c6 | BANNED | the archbishop may not move without capturing: Black has just moved an archbishop",
      "delegating | - | d2d4 | NO_WAY | none of the pieces that protect the queen on d2 (cardinal on c1 and king on d1) goes from there to d4",
      "delegating | 6k/7/7/7/7/7/7/7/7/1P5/7/6K w - - 0 1 | b3b4 | UNPROTECTED | no friendly piece protects the pawn on b3, so it has no movement",
      "chess | - | e1g3 | NO_WAY | a king does not go from e1 to g3",
      "chess | 4k3/8/8/8/4P3/8/8/4K3 w - - 0 1 | e4e6 | NOT_FROM_HERE | the pawn does not go from e4 to e6: it makes this move only from where it starts",
      "xiangqi | 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 | d1c1 | NOT_TO_THERE | the general may not go to c1: it makes this move only to d1–f3",
      "xiangqi | 3k5/9/9/9/9/2B6/9/9/9/4K4 w - - 0 1 | c5e7 | NOT_TO_THERE | the elephant may not go to e7: it makes this move only to ranks 1–5",
      "xiangqi | 3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1 | d10c10 | NOT_TO_THERE | the general may not go to c10: it makes this move only to d8–f10",
      "xiangqi | 3k5/9/9/p8/9/9/9/9/9/4K4 b - - 0 1 | a7b7 | NOT_FROM_HERE | the soldier does not go from a7 to b7: it makes this move only from ranks 1–5",
      "noli-me-tangere | 4k5/10/10/10/10/r4K4/10/10/10/r9 w - - 0 1 | f5f9 | CHECK_CHANGES_WAY | the king goes from f5 to f9 only while it is not in check",
      "chess | - | f1c4 | BLOCKED | the pawn on e2 stands in the way",
      "gleeman | 4k4/9/9/9/9/9/9/1P7/G3K4 w - - 0 1 | a1c1 | BLOCKED | the pawn on b2 stands in the way",
      "royal-standard | *2k2*/7/2W4/7/7/*2K2* w - - 0 1 | c4d5 | NO_HURDLE | no standard-bearer of its own side stands where the windmill on c4 could go round it",
      "royal-standard | - | d2c1 | NO_HURDLE | the windmill goes round the standard-bearer on c1, and not to the square where it stands",
      "royal-standard | *2k2*/7/2W4/2S4/7/*2K2* w - - 0 1 | c4e5 | NO_HURDLE | on d4 or d5 there is no standard-bearer of the windmill's own side that it could go round",
      "royal-standard | *2k2*/7/7/7/1RW4/*1SK2* w - - 0 1 | c2b1 | BLOCKED | the rook on b2 stands in the way",
      "xiangqi | 5k3/9/9/9/9/4p4/9/9/4C4/3K5 w - - 0 1 | e2e5 | NO_HURDLE | on e3 or e4 there is no piece, and the cannon needs one there",
      "xiangqi | 4k4/9/9/9/9/4P4/9/4p4/4C4/3K5 w - - 0 1 | e2e4 | BLOCKED | the soldier on e3 stands in the way",
      "janggi | 4k4/9/9/9/9/9/4C4/9/4C4/3K5 w - - 0 1 | e2e6 | NO_HURDLE | the cannon does not go over the cannon on e4",
      "falcon-chess | 5k4/10/10/10/10/10/3PP5/3FK5 w - - 0 1 | d1e4 | BLOCKED | the pawn on d2 and the pawn on e2 stand in the way",
      "chess | - | d1e2 | OWN_PIECE | the pawn on e2 is White's own",
      "chess | 4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1 | e4e5 | NOT_CAPTURED | the pawn goes to e5 only without capturing, and the pawn on e5 stands there",
      "royal-standard | *2k2*/7/1Sb4/7/7/*2K2* w - - 0 1 | b4c4 | NOT_CAPTURED | the standard-bearer does not capture a bishop",
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e5 | NOT_CAPTURED | nothing is captured in this game: the pawn on e5 can only be acted on",
      "chess | 4k3/8/8/8/4P3/8/8/4K3 w - - 0 1 | e4d5 | ONLY_CAPTURES | the pawn goes to d5 only by capturing, and there is nothing to capture",
      "royal-standard | *2k2*/7/1S5/1R5/7/*2K2* w - - 0 1 | b3b1 | OUT_OF_RANGE | b2 is out of range: no standard-bearer of the rook's own side is near enough",
      "royal-standard range=ends-only | *2k2*/7/1S5/1R5/7/*2K2* w - - 0 1 | b3b1 | OUT_OF_RANGE | b1 is out of range: no standard-bearer of the rook's own side is near enough",
      "royal-standard | *2k2*/7/5S1/1R5/7/*2K2* w - - 0 1 | b3b4 | OUT_OF_RANGE | b3 is out of range: no standard-bearer of the rook's own side is near enough",
      "notake-rifle | k8/9/9/9/9/9/9/9/4R1K1G w - - 0 1 | e1e1,g1g1 | NO_TARGET | the king on g1 is an ally that has no promoted form",
      "notake-rifle | 4k4/9/9/9/4+P4/9/9/9/4R1K2 w - - 0 1 | e1e1,e5e5 | NO_TARGET | the tokin on e5 is promoted already",
      "notake-shunting | 4k4/9/9/4p4/4p4/9/9/9/4R1K2 w - - 0 1 | e1e5,e5e6 | BLOCKED | the pawn on e6 stands where the pawn on e5 would go",
      "notake-approaching acting-compulsory | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e4 | COMPULSORY_OTHER | the rook on e1 must act if it goes to e4: say e1e4,e5e5",
      "chess | 4r2k/8/8/8/8/8/P7/4K3 w - - 0 1 | a2a3 | STILL_IN_CHECK | that does not end the check by the rook on e8",
      "chess | 4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1 | e2c3 | EXPOSES_ROYAL | the king on e1 would be attacked by the rook on e8",
      "chess | 7k/8/8/8/8/8/r7/4K3 w - - 0 1 | e1e2 | EXPOSES_ROYAL | the king on e2 would be attacked by the rook on a2",
      "delegating | 3k3/7/1q5/1r5/7/7/7/7/7/7/7/K6 w - - 0 1 | a1b1 | EXPOSES_ROYAL | the king on b1 would be attacked by the rook on b9",
      "noli-me-tangere | 4k5/10/10/10/4S5/10/10/10/10/3K6 w - - 0 1 | d1e1 | - | -",
      "noli-me-tangere | 4k5/10/10/10/10/10/10/10/10/3K6 w - - 0 1 | d1e1 | FACING | the king on e1 and the king on e10 would face each other",
      "noli-me-tangere | 4k5/10/10/4S5/10/10/10/10/10/4K5 w - - 0 1 | e7d8 | FACING | the king on e1 and the king on e10 would face each other",
      "xiangqi | 4k4/9/9/9/9/9/4N4/9/9/4K4 w - - 0 1 | e4d6 | EXPOSES_ROYAL | the general on e1 would be attacked by the general on e10",
      "atomic | 7k/8/8/8/8/8/3Qp3/4K3 w - - 0 1 | d2e2 | OWN_ROYAL_LOST | that would remove White's own king",
      "chess | 7k/4P3/8/8/8/8/8/4K3 w - - 0 1 | e7e8k | PROMOTION | the pawn may not become that now, only a queen, a rook, a bishop or a knight",
      "chess | - | e2e4q | PROMOTION | the pawn does not promote by going from e2 to e4",
      "chess | - | g1f3q | PROMOTION | the knight does not promote",
      "grand | 4k5/P9/10/10/10/10/10/PPPPPPPPP1/1NBQKCABN1/R8R w - - 0 1 | a9a10 | PROMOTION | the pawn must promote on a10, and there is nothing left that it may become",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | b4b5,b5e5 | SECOND_LEG | the standard-bearer on b5 cannot be put on e5; possible is a4, b4, c4, a5, c5, b6 or c6",
      "chess | - | e1g1 | CASTLING | castling is not possible: the bishop on f1 stands in the way",
      "chess | 4k3/8/8/8/8/8/8/4K2R w - - 0 1 | e1g1 | CASTLING | castling is not possible: the king or the rook has moved",
      "chess | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 | e1g1 | CASTLING | castling is not possible: no rook stands on h1",
      "chess | k3r3/8/8/8/8/8/8/4K2R w K - 0 1 | e1g1 | CASTLING | castling is not possible: a king in check may not castle, and the rook on e8 gives check",
      "chess | k4r2/8/8/8/8/8/8/4K2R w K - 0 1 | e1g1 | CASTLING | castling is not possible: f1 is attacked by the rook on f8",
      "gleeman | k6r1/9/9/9/9/9/9/9/4K3R w K - 0 1 | e1g1,i1f1 | CASTLING | castling is not possible: h1 is attacked by the rook on h9",
      "noli-me-tangere | 3k6/10/10/10/4s5/10/10/10/10/4K5 w - - 0 1 | e1d10,d10e1 | EXCHANGE | squares are exchanged only in check",
      "noli-me-tangere | 3k6/10/10/10/4s5/10/10/10/10/4K5 w - - 0 1 | e1d10 | EXCHANGE | squares are exchanged only in check",
      "noli-me-tangere | 4k5/10/10/10/4s5/10/10/10/10/r3K5 w - - 0 1 swapped | e1e10,e10e1 | EXCHANGE | an exchange may not be answered by an exchange",
      "noli-me-tangere | 4k5/10/10/10/10/10/10/10/10/r3K5 w - - 0 1 | e1e10,e10e1 | EXCHANGE | the king on e1 and the king on e10 face each other, so squares are not exchanged",
      "shogi | 4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1 | P@e5 | DROP | Sente has no pawn in hand",
      "shogi | 4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1 | P@e1 | DROP | the king on e1 stands there",
      "shogi | 4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1 | P@d9 | DROP | a pawn on d9 could never move on",
      "shogi | 4k4/9/9/9/9/3P5/9/9/4K4[P] w - - 0 1 | P@d6 | DROP | another pawn of Sente's is on this file",
      "shogi | 7lk/9/7RG/9/9/9/9/9/4K4[P] w - - 0 1 | P@i8 | DROP | the pawn may not give mate when it is put on the board",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1 | P@d8 | DROP | -",
      "crazyhouse | 4k3/4r3/8/8/8/8/8/4K3[N] w - - 0 1 | N@d4 | STILL_IN_CHECK | that does not end the check by the rook on e7"})
  void names(String game, String fen, String text, String rule, String words) {
    Position position = position(game, fen);
    if (rule.equals("-")) {
      assertThat(position.whyNot(text)).isEmpty();
      return;
    }
    assertThat(position.whyNot(text)).get().isInstanceOfSatisfying(Refusal.Illegal.class, refusal -> {
      assertThat(refusal.rule().name()).as(refusal.words()).isEqualTo(rule);
      assertThat(refusal.words()).isNotBlank();
      if (!words.equals("-")) {
        assertThat(refusal.words()).isEqualTo(words);
      }
    });
  }

  @ParameterizedTest(name = "{1}: column {2}, {3}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "chess | hello  | 1 | expected the square of the piece that moves, such as a5",
      "chess | e2     | 3 | expected the square where it ends, such as a5",
      "chess | e2e9   | 3 | there is no square e9 on this board",
      "chess | e2e4,  | 6 | expected the square of the other piece, such as a5",
      "chess | e2e4QQ | 5 | expected nothing more, the letter of what it becomes, '+', or a second leg",
      "chess | Z@e4   | 1 | expected the letter of a piece before '@'; there are K Q R B N P",
      "royal-standard | a1b1 | 1 | there is no square a1 on this board"})
  void malformed(String game, String text, int column, String words) {
    assertThat(position(game, "-").whyNot(text)).contains(new Refusal.Malformed(column, words));
  }

  @ParameterizedTest(name = "{2}: {3}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "chess | - | Nd4 | no knight goes to d4",
      "chess | - | Bb5 | the pawn on e2 stands in the way",
      "chess | - | Qxd7 | the pawn on d2 stands in the way",
      "chess | - | e5 | no pawn goes to e5",
      "chess | - | Nxf3 | there is nothing to capture on f3",
      "chess | - | exd5 | a pawn does not go from e2 to d5",
      "chess | - | O-O-O | castling is not possible: the queen on d1 stands in the way",
      "shogi | - | O-O | castling is not possible: this game is without castling",
      "chess | - | Xe4 | no piece has the letter X; there are K Q R B N P",
      "chess | - | Nf9 | there is no square f9 on this board",
      "chess | - | e2e5 | a pawn does not go from e2 to e5",
      "chess | 4r2k/8/8/8/8/8/4N3/4K1N1 w - - 0 1 | Nc3 | the king on e1 would be attacked by the rook on e8",
      "chess | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 | Qe4 | White has no queen",
      "chess | - | nf3 | there is no file n on this board; the letter of the knight is N",
      "chess | - | R9e2 | there is no rank 9 on this board",
      "chess | 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 | exd5 | Black has no pawn on the e-file",
      "chess | - | Nbd2 | -",
      "chess | - | Nad2 | White has no knight on the a-file",
      "chess | - | N4d2 | White has no knight on rank 4",
      "chess | - | Na4d2 | White has no knight on a4",
      "noli-me-tangere | - | e4 | expected the letter of a piece first",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | Rxb5>e5 | -",
      "notake-rifle | 4k4/9/9/9/4+P4/9/9/9/4R1K2 w - - 0 1 | R*e5 | the tokin on e5 is promoted already",
      "chess | - | xyzzy | expected a move such as Nc3 or b1c3",
      "notake-rifle | - | xyzzy | expected a move such as La2 or a1a2",
      "placement | - | xyzzy | expected a move such as K@a1",
      "royal-standard | - | z99 | expected a move such as Sbc2 or b1c2",
      "gleeman | 4k4/9/9/9/9/9/9/9/R3K3R w KQ - 0 1 | Kc1 | e1c1 leaves open what happens to the rook on a1: say e1c1,a1d1",
      "chess | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | e1c1,a1d1 | that move is written e1c1",
      "notake-rifle | - | R*e5 | there is no piece on e5; possible is h3, h1 or b2"})
  void sayItOfTextsForPeopleToo(String game, String fen, String text, String words) {
    assertThat(San.read(position(game, fen), text)).isInstanceOfSatisfying(SanReading.Refused.class,
        refused -> {
          if (!words.equals("-")) {
            assertThat(refused.why().words()).isEqualTo(words);
          }
        });
  }
}
