package org.variorum.rules.platform;

/** {@link Bits} without the processor's instructions; fast for masks with few bits. */
final class PortableBits {

  private PortableBits() {}

  public static long compress(long word, long mask) {
    long compressed = 0;
    long target = 1;
    for (long remaining = mask; remaining != 0; remaining &= remaining - 1) {
      if ((word & remaining & -remaining) != 0) {
        compressed |= target;
      }
      target <<= 1;
    }
    return compressed;
  }

  public static long expand(long word, long mask) {
    long expanded = 0;
    long source = word;
    for (long remaining = mask; remaining != 0; remaining &= remaining - 1) {
      if ((source & 1) != 0) {
        expanded |= remaining & -remaining;
      }
      source >>>= 1;
    }
    return expanded;
  }
}
