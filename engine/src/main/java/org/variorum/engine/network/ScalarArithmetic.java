package org.variorum.engine.network;

/** Arithmetic by scalar loops, which the JIT compiler may vectorise. */
final class ScalarArithmetic implements Arithmetic {

  @Override
  public void update(short[] oldSums, short[] newSums, Rows addedRows, Rows removedRows) {
    System.arraycopy(oldSums, 0, newSums, 0, newSums.length);
    for (int i = 0; i < addedRows.count(); i++) {
      add(addedRows.row(i), newSums);
    }
    for (int i = 0; i < removedRows.count(); i++) {
      subtract(removedRows.row(i), newSums);
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
  public int output(short[] ownSums, short[] ownWeights, short[] otherSums, short[] otherWeights) {
    return output(ownSums, ownWeights) + output(otherSums, otherWeights);
  }

  private static int output(short[] sums, short[] weights) {
    int output = 0;
    for (int i = 0; i < sums.length; i++) {
      output += Math.max(0, Math.min(sums[i], Network.ONE)) * weights[i];
    }
    return output;
  }
}
