package org.variorum.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.fuzz.Mutations;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

/** Any bytes are refused, or are a network that evaluates, and is written as the same bytes. */
class NetworkFuzzTest {

  /** One game with network inputs for the state of positions beyond the board, and one without. */
  private static final List<Sound> SOUND = Stream.of("royal-standard", "three-check")
      .map(id -> Sound.of(GameFiles.game(id, List.of()))).toList();

  private record Sound(Game game, byte[] file) {

    static Sound of(Game game) {
      int hidden = Network.LANES;
      return new Sound(game, new Network(game, 300, new short[hidden],
          new short[Inputs.of(game).count()][hidden], new int[2], new short[4][hidden]).bytes());
    }
  }

  /**
   * An unchanged file, then changes of its magic, version, fingerprint, numbers of sums and ranges, scale, two weights.
   */
  static Stream<Arguments> seeds() {
    return Mutations.near(Stream
        .of(bytes(), bytes(0, 0, 'X'), bytes(0, 7, 2), bytes(0, 8, 1), bytes(0, 13, 64), bytes(0, 15, 3),
            bytes(0, 16, 0x80), bytes(0, 18, 0x7F), bytes(0xFF, 0xFF, 0x80, 0, 30, 1))
        .map(Arguments::of));
  }

  private static Object bytes(int... numbers) {
    byte[] bytes = new byte[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      bytes[i] = (byte) numbers[i];
    }
    return bytes;
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void refusesOrReads(byte[] input) {
    for (Sound sound : SOUND) {
      byte[] file = sound.file();
      check(sound.game(), input);
      check(sound.game(), changed(file.clone(), input));
      check(sound.game(), Arrays.copyOf(file, file.length - Math.min(file.length, input.length)));
    }
  }

  /** Changes a valid file: of each three bytes of input, two give the place and one gives the new value. */
  private static byte[] changed(byte[] file, byte[] input) {
    for (int i = 0; i + 2 < input.length; i += 3) {
      file[((input[i] & 0xFF) << 8 | input[i + 1] & 0xFF) % file.length] = input[i + 2];
    }
    return file;
  }

  private static void check(Game game, byte[] file) {
    Optional<Network> network;
    try {
      network = Network.read(game, file);
    } catch (NetworkException e) {
      assertThat(e).message().contains("network").hasSizeLessThan(200);
      return;
    }
    network.ifPresent(read -> {
      assertThat(read.bytes()).isEqualTo(file);
      Correction correction = new Correction(read, 1);
      correction.reset(game.start().mutable());
      correction.centipawns(game.start().mutable(), 0);
    });
  }
}
