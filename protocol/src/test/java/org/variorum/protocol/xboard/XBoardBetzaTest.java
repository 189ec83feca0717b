package org.variorum.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XBoardBetzaTest {

  @ParameterizedTest
  @CsvSource({"mfWcfF, fmWfcF", "ifmnD, ifmnD", "vRsN, vRsN", "fK, fWfF", "K, K", "Q2, Q2", "sQ3, sR3sB3",
      "NN, N0",
      "J, Z", "L, C", "mRcpR, mRcpR", "nN, nN", "ifmR2, ifmR2", "'fW fF', fWfF"})
  void writesInTheOrderThatXBoardReads(String movement, String said) {
    assertThat(XBoardBetza.terms(movement, false)).contains(said);
  }

  @ParameterizedTest
  @CsvSource({"mfWcfFifmnD, fmWfceFifmnD"})
  void capturesEnPassant(String movement, String said) {
    assertThat(XBoardBetza.terms(movement, true)).contains(said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"zB", "fWszB", "[F?R]", "qN", "afsW", "nZ", "jH", "NmU"})
  void knowsWhatXBoardCannotBeTold(String movement) {
    assertThat(XBoardBetza.terms(movement, false)).isEmpty();
  }
}
