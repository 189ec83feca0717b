package org.variorum.engine.network;

/** {@link FastestArithmetic} where there are no vectors. */
final class PortableFastestArithmetic {

  private PortableFastestArithmetic() {}

  static Arithmetic get() {
    return new ScalarArithmetic();
  }
}
