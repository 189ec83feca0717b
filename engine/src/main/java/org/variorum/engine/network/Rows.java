package org.variorum.engine.network;

import java.util.Arrays;

/** A reusable list of rows of input weights. */
final class Rows {

  private short[][] rows = new short[32][];
  private int count;

  void clear() {
    count = 0;
  }

  void add(short[] row) {
    if (count == rows.length) {
      rows = Arrays.copyOf(rows, 2 * count);
    }
    rows[count++] = row;
  }

  int count() {
    return count;
  }

  short[] row(int index) {
    return rows[index];
  }
}
