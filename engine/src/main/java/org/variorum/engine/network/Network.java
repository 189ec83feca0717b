package org.variorum.engine.network;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.engine.evaluation.Fingerprint;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.SlotTerm;

/**
 * The weights of a network with one hidden layer: inputs → {@code hidden} sums (accumulators) for each perspective,
 * clipped to 0…127 → one output. There are separate output weights for each bucket, a range of the number of pieces on
 * the board. The network is efficiently updatable (Yu Nasu, "NNUE", 2018): a move changes few inputs, and only their
 * weights are added to the sums or subtracted.
 *
 * <p>Arrays are not copied and must not be modified.
 *
 * @param game the game of the network
 * @param scale the correction in centipawns is the output times {@code scale}, divided by {@link #UNIT}
 * @param bias by hidden sum: its value without inputs
 * @param weights by input and hidden sum; their absolute values are at most {@link #maxWeight}
 * @param outputBias by bucket: a constant added to the output
 * @param outputs by bucket and perspective (first the side to move, then the opponent), and hidden sum: bytes held as
 *     shorts
 */
public record Network(Game game, int scale, short[] bias, short[][] weights, int[] outputBias,
    short[][] outputs) {

  /** The number of hidden sums is a multiple of this number, so that the sums fill the vectors of any processor. */
  public static final int LANES = 32;
  public static final int MOST_HIDDEN = 512;
  public static final int MOST_BUCKETS = 16;
  /** The number that represents 1 in a hidden sum, and its maximum after clipping. */
  public static final int ONE = 127;
  /** The number that represents 1 in an output weight. */
  public static final int OUTPUT_ONE = 64;
  /** The number that represents 1 in the output. */
  public static final int UNIT = ONE * OUTPUT_ONE;

  /** The maximum absolute output bias: the greatest possible sum of weighted hidden sums. */
  private static final int MOST_OUTPUT_BIAS = 2 * MOST_HIDDEN * ONE * Byte.MAX_VALUE;

  /** The letters VNET. */
  private static final int MAGIC = 0x56_4E_45_54;
  private static final int VERSION = 1;
  private static final int HEADER_BYTES = 3 * Integer.BYTES + 3 * Short.BYTES;

  /** @throws NetworkException if sizes or weights are out of range */
  public Network {
    requireSize(bias.length, outputBias.length);
    require(scale > 0 && scale <= Short.MAX_VALUE,
        "the network has a scale of " + scale + "; it must be from 1 to " + Short.MAX_VALUE);
    for (int value : outputBias) {
      require(Math.abs((long) value) <= MOST_OUTPUT_BIAS,
          "the network has an output bias of " + value + "; at most " + MOST_OUTPUT_BIAS + " is allowed");
    }
    Inputs inputs = Inputs.of(game);
    require(weights.length == inputs.count() && outputs.length == 2 * outputBias.length,
        "the sizes of the network's layers do not match");
    requireRow(bias, bias.length, maxWeight(inputs));
    for (short[] row : weights) {
      requireRow(row, bias.length, maxWeight(inputs));
    }
    for (short[] row : outputs) {
      requireRow(row, bias.length, Byte.MAX_VALUE);
    }
  }

  private static void requireSize(int hidden, int buckets) {
    require(hidden > 0 && hidden <= MOST_HIDDEN && hidden % LANES == 0,
        "the network has " + hidden + " hidden sums; their number must be a multiple of " + LANES
            + ", at most " + MOST_HIDDEN);
    require(buckets > 0 && buckets <= MOST_BUCKETS,
        "the network has " + buckets + " buckets; it must have 1 to " + MOST_BUCKETS);
  }

  /** The number of hidden sums for each perspective, a multiple of {@link #LANES}. */
  public int hiddenSize() {
    return bias.length;
  }

  /** The number of buckets. */
  public int buckets() {
    return outputBias.length;
  }

  /** The maximum absolute value of an input weight; with it, hidden sums cannot overflow 16 bits. */
  public static int maxWeight(Inputs inputs) {
    return Short.MAX_VALUE / (inputs.maxActive() + 1);
  }

  private static void require(boolean isValid, String complaint) {
    if (!isValid) {
      throw new NetworkException(complaint);
    }
  }

  private static void requireRow(short[] row, int length, int limit) {
    require(row.length == length, "the sizes of the network's layers do not match");
    for (short weight : row) {
      require(Math.abs(weight) <= limit,
          "the network has a weight of " + weight + "; at most " + limit + " is allowed here");
    }
  }

  /** The length of a file in bytes. */
  private static int length(int inputs, int hidden, int buckets) {
    return HEADER_BYTES + Short.BYTES * (inputs + 1) * hidden + buckets * (Integer.BYTES + 2 * hidden);
  }

  /**
   * Reads the format of {@link #bytes}. Returns empty if the network is for other pieces, another board or other state
   * beyond the board.
   *
   * @throws NetworkException if the bytes are malformed, or the network has no inputs for the state beyond the board of
   *     this game
   */
  public static Optional<Network> read(Game game, byte[] bytes) {
    ByteBuffer file = ByteBuffer.wrap(bytes);
    require(bytes.length >= HEADER_BYTES && file.getInt() == MAGIC, "this is not a network file");
    int version = file.getInt();
    require(version == VERSION,
        "the network has version " + version + "; this program reads version " + VERSION
            + ": train it again");
    int fingerprint = file.getInt();
    if (fingerprint != fingerprint(game)) {
      require(fingerprint != number(Fingerprint.of(game)),
          "the network has no inputs for the state beyond the board of this game ("
              + game.rules().terms().stream().map(SlotTerm::name).collect(Collectors.joining(", "))
              + "): train it again");
      return Optional.empty();
    }
    int hidden = file.getShort();
    int buckets = file.getShort();
    int scale = file.getShort();
    requireSize(hidden, buckets);
    int inputs = Inputs.of(game).count();
    require(bytes.length == length(inputs, hidden, buckets),
        "a network of " + hidden + " hidden sums and " + buckets + " buckets has "
            + length(inputs, hidden, buckets) + " bytes, not " + bytes.length);
    short[] bias = row(hidden, file::getShort);
    short[][] weights = rows(inputs, hidden, file::getShort);
    int[] outputBias = new int[buckets];
    Arrays.setAll(outputBias, i -> file.getInt());
    // A lambda, because TeaVM cannot translate the reference to a method that returns a byte, not a short.
    short[][] outputs = rows(2 * buckets, hidden, () -> file.get());
    return Optional.of(new Network(game, scale, bias, weights, outputBias, outputs));
  }

  @FunctionalInterface
  private interface Numbers {
    short next();
  }

  private static short[] row(int length, Numbers numbers) {
    short[] row = new short[length];
    for (int i = 0; i < length; i++) {
      row[i] = numbers.next();
    }
    return row;
  }

  private static short[][] rows(int count, int length, Numbers numbers) {
    short[][] rows = new short[count][];
    Arrays.setAll(rows, i -> row(length, numbers));
    return rows;
  }

  /** The bytes of this network in a file, in the format of {@link #read}. */
  public byte[] bytes() {
    ByteBuffer file = ByteBuffer.allocate(length(weights.length, hiddenSize(), buckets()));
    file.putInt(MAGIC).putInt(VERSION).putInt(fingerprint(game));
    file.putShort((short) hiddenSize()).putShort((short) buckets()).putShort((short) scale);
    for (short value : bias) {
      file.putShort(value);
    }
    for (short[] row : weights) {
      for (short value : row) {
        file.putShort(value);
      }
    }
    for (int value : outputBias) {
      file.putInt(value);
    }
    for (short[] row : outputs) {
      for (short value : row) {
        file.put((byte) value);
      }
    }
    return file.array();
  }

  private static int fingerprint(Game game) {
    return number(Fingerprint.withTerms(game));
  }

  private static int number(String fingerprint) {
    return (int) Long.parseLong(fingerprint, 16);
  }
}
