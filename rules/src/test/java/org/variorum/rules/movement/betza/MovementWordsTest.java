package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.movement.HurdleCount;

class MovementWordsTest {

  private static final MovementWords WORDS = new MovementWords(true, "from rank 2", MovementWords.OVER_ONE);

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "K | goes one square in any direction (K)",
      "WfF | goes one square along a rank or file or diagonally forward (WfF)",
      "R3 | slides up to three squares along a rank or file (R3)",
      "BN | slides any distance diagonally, or leaps like a knight (BN)",
      "mRcpR | slides any distance along a rank or file without capturing; goes any distance along a rank or file over"
          + " exactly one piece only to capture (mRcpR)",
      "gQ | goes in any direction over exactly one piece to the square just behind (gQ)",
      "ifmnD | from rank 2 goes two squares straight forward, over nothing but empty squares, without capturing (ifmnD)",
      "ffN | leaps like a knight, the longer part straight forward (ffN)",
      "nN | goes one square along a rank or file and then one diagonally outward, over nothing but empty squares (nN)",
      "NN | leaps like a knight, any number of times in the same direction (NN)",
      "flF | goes one square diagonally forward to the left (flF)",
      "(4,1) | leaps four squares along a rank or file and one to the side ((4,1))",
      "mU | goes to any square without capturing (mU)",
      "hrN | moves, in Betza's notation: hrN",
      "zB | moves, in Betza's notation: zB",
      "W[W-B] | goes one square along a rank or file; in Betza's notation: [W-B] (W[W-B])"})
  void movementIsSaidInWordsWhereThatIsShort(String text, String words) {
    assertThat(WORDS.inThirdPerson(text, HurdleCount.ONE)).isEqualTo(words);
  }
}
