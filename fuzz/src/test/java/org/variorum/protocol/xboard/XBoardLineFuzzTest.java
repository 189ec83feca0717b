package org.variorum.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.fuzz.Mutations;

/** Any line can be parsed in XBoard's protocol, if only as an unknown command; times and numbers are kept in bounds. */
class XBoardLineFuzzTest {

  static Stream<Arguments> seeds() {
    return Mutations.near(Stream
        .of("level 40 5 0", "level 0 1:30 2.5", "level 0 16666666666666666666:30 2.5", "level 40 25+5 0",
            "st 5", "sd 4", "time -100", "otim 5",
            "usermove e2e4", "e7e8q", "b2b5,b5c6", "P@e4", "memory 64", "cores 99999999999",
            "option Skill Level=3",
            "exclude all", "setboard 8/8 w - - 0 1", "ping 1", "variant x", "lift e2")
        .map(line -> Arguments.of((Object) line.getBytes(StandardCharsets.UTF_8))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void understandsOrComplains(byte[] input) {
    String line = new String(input, StandardCharsets.UTF_8);
    switch (XBoardCommandReader.read(line)) {
      case XBoardCommand.Wrong(String error, String _) -> assertThat(error).hasSizeBetween(5, 200);
      case XBoardCommand.Level level -> {
        assertThat(level.base()).isBetween(Duration.ZERO, Duration.ofDays(10_000));
        assertThat(level.increment()).isGreaterThanOrEqualTo(Duration.ZERO);
        assertThat(level.moves()).isNotNegative();
      }
      case XBoardCommand.Time time -> assertThat(time.remaining()).isGreaterThanOrEqualTo(Duration.ZERO);
      case XBoardCommand.MoveTime time -> assertThat(time.time()).isGreaterThanOrEqualTo(Duration.ZERO);
      case XBoardCommand.Depth depth -> assertThat(depth.depth()).isNotNegative();
      case XBoardCommand.Memory memory -> assertThat(memory.megabytes()).isNotNegative();
      case XBoardCommand.Cores cores -> assertThat(cores.threads()).isNotNegative();
      default -> {}
    }
  }
}
