package org.variorum.engine.network;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Arithmetic with the vector instructions of the processor (JEP 508). */
final class VectorArithmetic implements Arithmetic {

  /** The widest vectors of the processor with at most {@link Network#LANES} lanes. */
  private static final VectorSpecies<Short> SHORTS =
      ShortVector.SPECIES_PREFERRED.length() > Network.LANES ? ShortVector.SPECIES_512
          : ShortVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> INTS = SHORTS.withLanes(int.class);

  @Override
  public void update(short[] oldSums, short[] newSums, Rows addedRows, Rows removedRows) {
    for (int i = 0; i < newSums.length; i += SHORTS.length()) {
      ShortVector sum = ShortVector.fromArray(SHORTS, oldSums, i);
      for (int row = 0; row < addedRows.count(); row++) {
        sum = sum.add(ShortVector.fromArray(SHORTS, addedRows.row(row), i));
      }
      for (int row = 0; row < removedRows.count(); row++) {
        sum = sum.sub(ShortVector.fromArray(SHORTS, removedRows.row(row), i));
      }
      sum.intoArray(newSums, i);
    }
  }

  @Override
  public int output(short[] ownSums, short[] ownWeights, short[] otherSums, short[] otherWeights) {
    IntVector output = IntVector.zero(INTS);
    for (int i = 0; i < ownSums.length; i += SHORTS.length()) {
      // Each product is a weight (a signed byte) times an activation from 0 to 127. So the sum of two products
      // fits in 16 bits. Each int holds two such sums; shifts extract the lower and the upper one with its sign.
      IntVector pairs =
          products(ownSums, ownWeights, i).add(products(otherSums, otherWeights, i)).reinterpretAsInts();
      output = output.add(pairs.lanewise(VectorOperators.LSHL, 16).lanewise(VectorOperators.ASHR, 16))
          .add(pairs.lanewise(VectorOperators.ASHR, 16));
    }
    return output.reduceLanes(VectorOperators.ADD);
  }

  private static ShortVector products(short[] sums, short[] weights, int index) {
    return ShortVector.fromArray(SHORTS, sums, index).max((short) 0).min((short) Network.ONE)
        .mul(ShortVector.fromArray(SHORTS, weights, index));
  }
}
