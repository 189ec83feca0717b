package org.variorum.engine.network;

import java.util.Arrays;
import java.util.Random;
import org.variorum.rules.game.Game;

/** Networks that know nothing. */
final class RandomNetworks {

  private RandomNetworks() {}

  /** Of weights anywhere in their bounds, small ones as often as great ones. */
  static Network of(Game game, int hidden, int buckets, long seed) {
    Random random = new Random(seed);
    Inputs inputs = Inputs.of(game);
    int most = Network.maxWeight(inputs);
    return new Network(game, 400, row(hidden, most, random), rows(inputs.count(), hidden, most, random),
        random.ints(buckets, -100_000, 100_000).toArray(), rows(2 * buckets, hidden, Byte.MAX_VALUE, random));
  }

  /** Of the greatest weights that are allowed, by hidden sum all positive or all negative. */
  static Network extreme(Game game) {
    short most = (short) Network.maxWeight(Inputs.of(game));
    short[] row = new short[Network.LANES];
    for (int i = 0; i < row.length; i++) {
      row[i] = (i & 1) == 0 ? most : (short) -most;
    }
    short[] output = new short[Network.LANES];
    Arrays.fill(output, Byte.MAX_VALUE);
    short[][] weights = new short[Inputs.of(game).count()][];
    Arrays.fill(weights, row);
    return new Network(game, Short.MAX_VALUE, row, weights, new int[1], new short[][] {output, output});
  }

  private static short[][] rows(int count, int size, int most, Random random) {
    short[][] rows = new short[count][];
    Arrays.setAll(rows, i -> row(size, most, random));
    return rows;
  }

  private static short[] row(int size, int most, Random random) {
    short[] weights = new short[size];
    for (int i = 0; i < size; i++) {
      int bound = 1 + random.nextInt(most);
      weights[i] = (short) (random.nextInt(2 * bound + 1) - bound);
    }
    return weights;
  }
}
