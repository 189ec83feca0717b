package org.variorum.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Inputs near the seeds of a fuzz test, the same in every run. So the default tests meet some unexpected input, yet
 * depend on the code and the games alone. Jazzer makes inputs of its own when it fuzzes.
 */
public final class Mutations {

  private static final int COUNT = 60;
  private static final int MOST_CHANGES = 4;
  private static final int LONGEST_CHANGE = 24;
  private static final List<String> ODD =
      List.of("\0", "\n", "\n\n", " ", "\t", "\"", "'", "\\", "\u001b", "\u2028",
          "\ud83d\ude00", "\u00e9", "-1", "0", "99999999999999999999", "1e400", "[", "]", "{", "}", "(", ")",
          "/", ":",
          "- ", "*", "&a ", "%", "+", "~");

  private final List<byte[]> seeds;
  private final SplittableRandom random = new SplittableRandom(1);

  private Mutations(List<byte[]> seeds) {
    this.seeds = seeds;
  }

  /** The seeds, each one array of bytes, followed by inputs near them; only the seeds when Jazzer fuzzes. */
  public static Stream<Arguments> near(Stream<Arguments> seeds) {
    if (System.getenv("JAZZER_FUZZ") != null) {
      return seeds;
    }
    List<Arguments> given = seeds.toList();
    Mutations mutations = new Mutations(given.stream().map(seed -> (byte[]) seed.get()[0]).toList());
    return Stream.concat(given.stream(), IntStream.range(0, COUNT).mapToObj(mutations::next));
  }

  private Arguments next(int number) {
    byte[] input = any();
    for (int changes = random.nextInt(MOST_CHANGES); changes >= 0; changes--) {
      input = changed(input);
    }
    return Arguments.of(Named.of("mutation " + number, input));
  }

  private byte[] any() {
    return seeds.get(random.nextInt(seeds.size()));
  }

  /** Replaces a part of the input, which may be empty, by another text, which may be empty, too. */
  private byte[] changed(byte[] input) {
    int from = random.nextInt(input.length + 1);
    int to = random.nextBoolean() ? from : Math.min(input.length, from + 1 + random.nextInt(LONGEST_CHANGE));
    ByteArrayOutputStream changed = new ByteArrayOutputStream();
    changed.write(input, 0, from);
    changed.writeBytes(switch (random.nextInt(5)) {
      case 0 -> new byte[0];
      case 1 -> new byte[] {(byte) random.nextInt(256)};
      case 2 -> ODD.get(random.nextInt(ODD.size())).getBytes(StandardCharsets.UTF_8);
      case 3 -> part(input);
      default -> part(any());
    });
    changed.write(input, to, input.length - to);
    return changed.toByteArray();
  }

  private byte[] part(byte[] of) {
    int from = random.nextInt(of.length + 1);
    int length = Math.min(of.length - from, 1 + random.nextInt(LONGEST_CHANGE));
    return Arrays.copyOfRange(of, from, from + length);
  }
}
