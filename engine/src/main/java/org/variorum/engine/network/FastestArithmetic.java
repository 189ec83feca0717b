package org.variorum.engine.network;

/** The choice of the arithmetic. */
final class FastestArithmetic {

  private FastestArithmetic() {}

  /** Returns vector arithmetic if the JVM was started with the vector module, scalar arithmetic if not. */
  static Arithmetic get() {
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() ? new VectorArithmetic()
        : new ScalarArithmetic();
  }
}
