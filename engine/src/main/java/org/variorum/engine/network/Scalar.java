package org.variorum.engine.network;

/** Scalar loops, which the JIT compiler may vectorise. */
final class Scalar implements Arithmetic {

  @Override
  public void update(short[] from, short[] to, Rows on, Rows off) {
    System.arraycopy(from, 0, to, 0, to.length);
    for (int i = 0; i < on.count(); i++) {
      add(on.row(i), to);
    }
    for (int i = 0; i < off.count(); i++) {
      subtract(off.row(i), to);
    }
  }

  private static void add(short[] row, short[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i] = (short) (to[i] + row[i]);
    }
  }

  private static void subtract(short[] row, short[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i] = (short) (to[i] - row[i]);
    }
  }

  @Override
  public int output(short[] own, short[] ownWeights, short[] other, short[] otherWeights) {
    return output(own, ownWeights) + output(other, otherWeights);
  }

  private static int output(short[] sums, short[] weights) {
    int output = 0;
    for (int i = 0; i < sums.length; i++) {
      output += Math.max(0, Math.min(sums[i], Network.ONE)) * weights[i];
    }
    return output;
  }
}
