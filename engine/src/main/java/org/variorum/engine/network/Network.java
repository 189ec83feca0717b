package org.variorum.engine.network;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.engine.evaluation.Fingerprint;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.SlotTerm;

/**
 * The weights of a network: inputs → {@code hidden} sums for each perspective, clipped to 0…127 → one output, with other weights
 * for each range of the number of pieces on the board. It is what Yu Nasu calls efficiently updatable ("NNUE", 2018): a move changes
 * few inputs, and only their weights are added to the sums, or taken away.
 *
 * <p>Arrays are not copied, and must not be written to.
 *
 * @param game the game that it evaluates
 * @param scale the output, divided by {@link #UNIT}, times this is centipawns
 * @param bias by hidden sum
 * @param weights by input and hidden sum; none is beyond {@link #most}
 * @param outputBias by range
 * @param outputs by range and perspective (first the side to move, then the other), and hidden sum: bytes, held as they are used
 */
public record Network(Game game, int scale, short[] bias, short[][] weights, int[] outputBias,
    short[][] outputs) {

  /** Hidden sums come in multiples of this, so that they fill vectors of any processor. */
  public static final int LANES = 32;
  public static final int MOST_HIDDEN = 512;
  public static final int MOST_BUCKETS = 16;
  /** What stands for 1 in a hidden sum, where it is clipped. */
  public static final int ONE = 127;
  /** What stands for 1 in the weight of an output. */
  public static final int OUTPUT_ONE = 64;
  /** What stands for 1 in the output. */
  public static final int UNIT = ONE * OUTPUT_ONE;

  /** As much as a network's weights can add up to at most. */
  private static final int MOST_OUTPUT_BIAS = 2 * MOST_HIDDEN * ONE * Byte.MAX_VALUE;

  private static final int MAGIC = 0x56_4E_45_54;
  private static final int VERSION = 1;
  private static final int HEADER = 3 * Integer.BYTES + 3 * Short.BYTES;

  /**
   * @throws NetworkException if sizes or weights are out of bounds
   */
  public Network {
    requireSize(bias.length, outputBias.length);
    require(scale > 0 && scale <= Short.MAX_VALUE, "a network with a scale of " + scale);
    for (int each : outputBias) {
      require(Math.abs((long) each) <= MOST_OUTPUT_BIAS, "a network adds " + each + " to its output");
    }
    Inputs inputs = Inputs.of(game);
    require(weights.length == inputs.count() && outputs.length == 2 * outputBias.length,
        "a network with layers that do not fit each other");
    requireRow(bias, bias.length, most(inputs));
    for (short[] row : weights) {
      requireRow(row, bias.length, most(inputs));
    }
    for (short[] row : outputs) {
      requireRow(row, bias.length, Byte.MAX_VALUE);
    }
  }

  private static void requireSize(int hidden, int buckets) {
    require(hidden > 0 && hidden <= MOST_HIDDEN && hidden % LANES == 0,
        "a network of " + hidden + " hidden sums; there are to be a multiple of " + LANES + ", at most "
            + MOST_HIDDEN);
    require(buckets > 0 && buckets <= MOST_BUCKETS,
        "a network of " + buckets + " buckets; there are to be 1 to " + MOST_BUCKETS);
  }

  /** How many hidden sums there are for each perspective, a multiple of {@link #LANES}. */
  public int hidden() {
    return bias.length;
  }

  /** How many ranges of the number of pieces there are. */
  public int buckets() {
    return outputBias.length;
  }

  /** No weight of an input may be further from 0 than this, so that no sum of any position can overflow 16 bits. */
  public static int most(Inputs inputs) {
    return Short.MAX_VALUE / (inputs.mostOn() + 1);
  }

  private static void require(boolean sound, String complaint) {
    if (!sound) {
      throw new NetworkException(complaint);
    }
  }

  private static void requireRow(short[] row, int length, int most) {
    require(row.length == length, "a network with layers that do not fit each other");
    for (short weight : row) {
      require(Math.abs(weight) <= most,
          "a network has a weight of " + weight + "; at most " + most + " is allowed here");
    }
  }

  /** How many bytes a file has. */
  private static int length(int inputs, int hidden, int buckets) {
    return HEADER + Short.BYTES * (inputs + 1) * hidden + buckets * (Integer.BYTES + 2 * hidden);
  }

  /**
   * A network that was written before; empty if it is of other pieces or another board, or has inputs for something else that
   * positions remember.
   *
   * @throws NetworkException if the bytes are none, or one without inputs for what positions of the game remember
   */
  public static Optional<Network> read(Game game, byte[] bytes) {
    ByteBuffer file = ByteBuffer.wrap(bytes);
    require(bytes.length >= HEADER && file.getInt() == MAGIC, "this is no file of a network");
    int version = file.getInt();
    require(version == VERSION,
        "a network of version " + version + "; this program reads version " + VERSION + ": train it anew");
    int fingerprint = file.getInt();
    if (fingerprint != fingerprint(game)) {
      require(fingerprint != number(Fingerprint.of(game)),
          "a network without inputs for what positions of this game remember ("
              + game.rules().terms().stream().map(SlotTerm::name).collect(Collectors.joining(", "))
              + "): train it anew");
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
    return Optional
        .of(new Network(game, scale, bias, weights, outputBias, rows(2 * buckets, hidden, file::get)));
  }

  @FunctionalInterface
  private interface Numbers {
    short next();
  }

  private static short[] row(int length, Numbers from) {
    short[] row = new short[length];
    for (int i = 0; i < length; i++) {
      row[i] = from.next();
    }
    return row;
  }

  private static short[][] rows(int count, int length, Numbers from) {
    short[][] rows = new short[count][];
    Arrays.setAll(rows, i -> row(length, from));
    return rows;
  }

  /** What {@link #read} reads. */
  public byte[] bytes() {
    ByteBuffer file = ByteBuffer.allocate(length(weights.length, hidden(), buckets()));
    file.putInt(MAGIC).putInt(VERSION).putInt(fingerprint(game));
    file.putShort((short) hidden()).putShort((short) buckets()).putShort((short) scale);
    for (short each : bias) {
      file.putShort(each);
    }
    for (short[] row : weights) {
      for (short each : row) {
        file.putShort(each);
      }
    }
    for (int each : outputBias) {
      file.putInt(each);
    }
    for (short[] row : outputs) {
      for (short each : row) {
        file.put((byte) each);
      }
    }
    return file.array();
  }

  private static int fingerprint(Game game) {
    return number(Fingerprint.withTerms(game));
  }

  private static int number(String fingerprint) {
    return Integer.parseUnsignedInt(fingerprint, 16);
  }
}
