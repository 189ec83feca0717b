package org.variorum.rules.platform;

/**
 * Rounding that is the same on every platform. When TeaVM translates it, {@code Math.round} takes -1.5 to -2, and the
 * Java virtual machine's takes it to -1.
 */
public final class Rounding {

  private Rounding() {}

  /** Returns the nearest whole number; of two, the greater one. */
  public static long nearest(double value) {
    return (long) Math.floor(value + 0.5);
  }
}
