package org.variorum.rules.platform;

import java.util.Arrays;

/** The hash function SHA-256 (FIPS 180-4), for texts as short as definitions. */
public final class Sha256 {

  private static final int BLOCK = 64;
  private static final int ROUNDS = 64;
  /** The number of bytes at the end of the last block for the length of the text. */
  private static final int LENGTH_BYTES = 8;
  private static final String DIGITS = "0123456789abcdef";

  /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
  private static final int[] ROUND_CONSTANTS = {
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
      0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
      0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
      0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
      0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
      0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
      0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

  /** The state, at first the first 32 bits of the fractional parts of the square roots of the first 8 primes. */
  private final int[] state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c,
      0x1f83d9ab, 0x5be0cd19};
  private final byte[] block = new byte[BLOCK];
  private final int[] schedule = new int[ROUNDS];
  private long length;

  /** Adds bytes to the text that is hashed. */
  public void update(byte[] bytes) {
    for (byte each : bytes) {
      add(each);
    }
  }

  private void add(int each) {
    int position = (int) (length++ % BLOCK);
    block[position] = (byte) each;
    if (position == BLOCK - 1) {
      digestBlock();
    }
  }

  /** Returns the hash in hexadecimal, and so ends this calculation. */
  public String hex() {
    long bits = length * Byte.SIZE;
    add(0x80);
    while (length % BLOCK != BLOCK - LENGTH_BYTES) {
      add(0);
    }
    for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      add((int) (bits >>> shift));
    }
    StringBuilder hex = new StringBuilder();
    for (int word : state) {
      for (int shift = Integer.SIZE - 4; shift >= 0; shift -= 4) {
        hex.append(DIGITS.charAt(word >>> shift & 0xf));
      }
    }
    return hex.toString();
  }

  private void digestBlock() {
    fillSchedule();
    int[] s = Arrays.copyOf(state, state.length);
    for (int i = 0; i < ROUNDS; i++) {
      int sum1 = Integer.rotateRight(s[4], 6) ^ Integer.rotateRight(s[4], 11) ^ Integer.rotateRight(s[4], 25);
      int choice = s[4] & s[5] ^ ~s[4] & s[6];
      int first = s[7] + sum1 + choice + ROUND_CONSTANTS[i] + schedule[i];
      int sum0 = Integer.rotateRight(s[0], 2) ^ Integer.rotateRight(s[0], 13) ^ Integer.rotateRight(s[0], 22);
      int majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2];
      System.arraycopy(s, 0, s, 1, s.length - 1);
      s[4] += first;
      s[0] = first + sum0 + majority;
    }
    for (int i = 0; i < s.length; i++) {
      state[i] += s[i];
    }
  }

  private void fillSchedule() {
    for (int i = 0; i < 16; i++) {
      schedule[i] = (block[4 * i] & 0xff) << 24 | (block[4 * i + 1] & 0xff) << 16
          | (block[4 * i + 2] & 0xff) << 8 | block[4 * i + 3] & 0xff;
    }
    for (int i = 16; i < ROUNDS; i++) {
      int early = schedule[i - 15];
      int late = schedule[i - 2];
      schedule[i] = schedule[i - 16]
          + (Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ early >>> 3)
          + schedule[i - 7] + (Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ late >>> 10);
    }
  }
}
