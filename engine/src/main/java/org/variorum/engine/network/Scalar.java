package org.variorum.engine.network;

/** Scalar loops, which the JIT compiler may vectorise. */
final class Scalar implements Arithmetic {

  @Override
  public void update(short[] oldSums, short[] newSums, Rows rowsOn, Rows rowsOff) {
    System.arraycopy(oldSums, 0, newSums, 0, newSums.length);
    for (int i = 0; i < rowsOn.count(); i++) {
      add(rowsOn.row(i), newSums);
    }
    for (int i = 0; i < rowsOff.count(); i++) {
      subtract(rowsOff.row(i), newSums);
    }
  }

  private static void add(short[] row, short[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] = (short) (sums[i] + row[i]);
    }
  }

  private static void subtract(short[] row, short[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] = (short) (sums[i] - row[i]);
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
