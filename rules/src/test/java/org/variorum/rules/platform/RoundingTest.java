package org.variorum.rules.platform;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundingTest {

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 1.5, -0.5, -1.5, -1.51, -1.49, 2.4999, 1e9 + 0.5, -1e9 - 0.5})
  void roundsAsTheJavaVirtualMachineDoes(double value) {
    assertThat(Rounding.nearest(value)).isEqualTo(Math.round(value));
  }
}
